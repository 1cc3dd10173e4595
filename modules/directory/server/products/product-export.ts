import { sql } from 'kysely';
import type { ProductFilter } from '#modules/directory/contract/products/product.ts';
import { exportProductsCall } from '#modules/directory/contract/products/products.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import { categoryNamesJoin } from '../categories/categories.ts';
import type { Context, DirectoryTables } from '../tables.ts';
import { categoryNamesColumn, productColumns } from './list-products.ts';
import { type ExportedProduct, productCells } from './product-cells.ts';
import { productFilterSql } from './product-filters.ts';

const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Exports the products that match the filters [SUP-03]. */
export const productExport = defineExport<ExportedProduct, ProductFilter, DirectoryTables>({
  name: 'directory.products',
  call: exportProductsCall,
  title: 'directory:product.exportTitle',
  columns: productCells.map(({ column, write }) => ({ label: column.label, value: write })),
  async *rows({ db, clientId, filters }) {
    for (let after = FIRST; ; ) {
      const page = await readAfter({ db }, { clientId, filters, after });
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.id;
    }
  },
});

async function readAfter(
  { db }: Pick<Context, 'db'>,
  { clientId, filters, after }: { clientId: string; filters: ProductFilter; after: string },
): Promise<ExportedProduct[]> {
  const { rows } = await sql<ExportedProduct>`
    select ${productColumns}, ${categoryNamesColumn} from directory.products as product
    ${categoryNamesJoin}
    where ${productFilterSql(filters, { client: clientId })} and product.id > ${after}
    order by product.id limit ${BATCH}`.execute(db);
  return rows;
}
