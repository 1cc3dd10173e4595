import { type RawBuilder, sql } from 'kysely';
import { categoryIn, nameIn } from '#modules/directory/contract/name-in.ts';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { selected } from '#platform/server/fields/field-sql.ts';

/** Columns of a product, over `directory.products as product`. */
export const productColumns: RawBuilder<unknown> = sql`product.id,
  ${selected('product', productFields)}`;

export const categoryNamesColumn: RawBuilder<unknown> = sql`coalesce(named.names, '{}') as "categoryNames"`;

/** Also when it was changed, the brand's language, and the names of its category: needs `directory.clients as client` and `categoryNamesJoin`. */
export const catalogueColumns = sql`${productColumns}, product.created_at as "createdAt",
  product.updated_at as "updatedAt", product.version, client.default_locale as "brandLocale",
  ${categoryNamesColumn}`;

export type StoredProduct = Omit<
  CatalogueProduct,
  'name' | 'categoryName' | 'createdAt' | 'updatedAt'
> & {
  createdAt: Date;
  updatedAt: Date;
  brandLocale: Locale;
  categoryNames: Partial<Record<Locale, string>>;
};

/** A row of the catalogue as a reader of some language is shown it. */
export function catalogueProduct(
  { brandLocale, categoryNames, ...product }: StoredProduct,
  reader: Locale,
): CatalogueProduct {
  return {
    ...product,
    name: nameIn(product.names, reader, brandLocale),
    categoryName: categoryIn(product.category, categoryNames, { reader, brand: brandLocale }),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}
