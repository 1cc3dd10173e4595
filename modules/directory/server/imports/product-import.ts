import { productImportCalls } from '#modules/directory/contract/products/products.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { DirectoryTables } from '../tables.ts';
import { identifyProducts } from './identify-products.ts';
import { type ProductLine, productCells } from './product-cells.ts';
import { writeProducts } from './write-products.ts';

/** Products from a file, by their sku [SUP-03]. */
export const productImport = defineImport<ProductLine, DirectoryTables>({
  name: 'directory.products',
  calls: productImportCalls,
  title: 'directory:product.importTitle',
  columns: productCells.map(({ column }) => column),
  recordColumns: ['nameEn', 'nameFr', 'nameDe', 'sku'],
  identify: identifyProducts,
  write: writeProducts,
});
