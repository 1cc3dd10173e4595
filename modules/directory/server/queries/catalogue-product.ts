import { type RawBuilder, sql } from 'kysely';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { selected } from '#platform/server/fields/field-sql.ts';

/** What a product keeps, over `directory.products as product`. */
export const productColumns: RawBuilder<unknown> = sql`product.id,
  ${selected('product', productFields)}`;

/** Also when it was changed, and the brand's language, over `directory.clients as client`. */
export const catalogueColumns = sql`${productColumns}, product.created_at as "createdAt",
  product.updated_at as "updatedAt", product.version, client.default_locale as "brandLocale"`;

export type KeptProduct = Omit<CatalogueProduct, 'name' | 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
  brandLocale: Locale;
};

/** A row of the catalogue as a reader of some language is shown it. */
export function catalogueProduct(
  { brandLocale, ...product }: KeptProduct,
  reader: Locale,
): CatalogueProduct {
  return {
    ...product,
    name: nameIn(product.names, reader, brandLocale),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}
