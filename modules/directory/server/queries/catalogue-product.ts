import type { Selectable } from 'kysely';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import type { CatalogueProduct } from '#modules/directory/contract/product.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { DirectoryTables } from '../tables.ts';

export type KeptProduct = Selectable<DirectoryTables['directory.products']> & {
  default_locale: Locale;
};

/** A row of the catalogue as a reader of some language is shown it. */
export function catalogueProduct(row: KeptProduct, reader: Locale): CatalogueProduct {
  return {
    id: row.id,
    sku: row.sku,
    gtin: row.gtin,
    names: row.names,
    name: nameIn(row.names, reader, row.default_locale),
    category: row.category,
    price: row.price,
    currency: row.currency,
    imageUrl: row.image_url,
    url: row.url,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
