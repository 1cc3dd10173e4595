import { currencySchema } from '#modules/directory/contract/currency.ts';
import { gtinSchema } from '#modules/directory/contract/gtin.ts';
import {
  CATEGORY_MAX_LENGTH,
  PRICE_LIMIT,
  PRODUCT_NAME_MAX_LENGTH,
  SKU_MAX_LENGTH,
} from '#modules/directory/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import { boolean } from '#platform/server/imports/readers/boolean.ts';
import { money } from '#platform/server/imports/readers/money.ts';
import { text } from '#platform/server/imports/readers/text.ts';
import { url } from '#platform/server/imports/readers/url.ts';

/** A product as a line of a file says it; what a file has no column for is not said at all. */
export interface ProductLine {
  sku: string;
  gtin?: string | null;
  nameEn?: string | null;
  nameFr?: string | null;
  nameEs?: string | null;
  nameIt?: string | null;
  nameDe?: string | null;
  nameNo?: string | null;
  category?: string | null;
  /** In hundredths. */
  price?: number | null;
  currency?: string | null;
  imageUrl?: string | null;
  url?: string | null;
  active?: boolean | null;
}

export const NAME_COLUMNS = {
  en: 'nameEn',
  fr: 'nameFr',
  es: 'nameEs',
  it: 'nameIt',
  de: 'nameDe',
  no: 'nameNo',
} as const satisfies Record<Locale, keyof ProductLine>;

const gtin: ReadCell<string> = (given) =>
  gtinSchema.safeParse(given).data ?? new CellFault('directory:product.fault.gtin');
const currency: ReadCell<string> = (given) =>
  currencySchema.safeParse(given).data ?? new CellFault('directory:product.fault.currency');
const price: ReadCell<number> = (given, context) => {
  const read = money(given, context);
  return typeof read === 'number' && read > PRICE_LIMIT
    ? new CellFault('aboveMax', { max: PRICE_LIMIT / 100 })
    : read;
};
const category: ReadCell<string> = (given, context) =>
  given.includes('|') ? new CellFault('characters') : text(CATEGORY_MAX_LENGTH)(given, context);
const name = text(PRODUCT_NAME_MAX_LENGTH);

export const productColumns: readonly ImportColumn<ProductLine>[] = [
  {
    key: 'sku',
    label: 'directory:product.sku',
    aliases: ['article', 'reference', 'ref'],
    mandatory: true,
    example: 'AUB-COC-24',
    read: text(SKU_MAX_LENGTH),
  },
  {
    key: 'gtin',
    label: 'directory:product.gtin',
    aliases: ['ean', 'upc', 'barcode'],
    example: '3760123456787',
    read: gtin,
  },
  {
    key: 'nameEn',
    label: 'directory:product.nameEn',
    aliases: ['name', 'title'],
    example: 'Casserole 24 cm',
    read: name,
  },
  {
    key: 'nameFr',
    label: 'directory:product.nameFr',
    aliases: ['nom'],
    example: 'Cocotte 24 cm',
    read: name,
  },
  {
    key: 'nameEs',
    label: 'directory:product.nameEs',
    aliases: ['nombre'],
    example: 'Cocotte 24 cm',
    read: name,
  },
  {
    key: 'nameIt',
    label: 'directory:product.nameIt',
    aliases: ['nome'],
    example: 'Cocotte 24 cm',
    read: name,
  },
  { key: 'nameDe', label: 'directory:product.nameDe', example: 'Bräter 24 cm', read: name },
  {
    key: 'nameNo',
    label: 'directory:product.nameNo',
    aliases: ['navn'],
    example: 'Gryte 24 cm',
    read: name,
  },
  { key: 'category', label: 'directory:product.category', example: 'Cookware', read: category },
  { key: 'price', label: 'directory:product.price', example: '189.00', read: price },
  { key: 'currency', label: 'directory:product.currency', example: 'EUR', read: currency },
  {
    key: 'imageUrl',
    label: 'directory:product.imageUrl',
    aliases: ['image url', 'picture'],
    example: 'https://brand.example/cocotte.jpg',
    read: url,
  },
  {
    key: 'url',
    label: 'directory:product.url',
    aliases: ['link', 'website'],
    example: 'https://brand.example/cocotte',
    read: url,
  },
  { key: 'active', label: 'directory:product.active', example: 'yes', read: boolean },
];
