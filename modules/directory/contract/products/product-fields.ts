import { z } from 'zod';
import { booleanField, moneyField, textField } from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { LOCALES, localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { currencyField, gtinField, urlField } from '../field-kinds.ts';
import {
  CATEGORY_MAX_LENGTH,
  PRICE_LIMIT,
  PRODUCT_NAME_MAX_LENGTH,
  SKU_MAX_LENGTH,
} from '../limits.ts';

/** One name per language; empty ones are omitted. */
export const namesPerLanguage = (max: number) =>
  z
    .partialRecord(localeSchema, line({ max }))
    .transform((names) =>
      Object.fromEntries(
        LOCALES.flatMap((locale) => (names[locale] ? [[locale, names[locale]]] : [])),
      ),
    )
    .pipe(z.partialRecord(localeSchema, z.string()));

const namesSchema = namesPerLanguage(PRODUCT_NAME_MAX_LENGTH).refine(
  (names) => Object.keys(names).length > 0,
  { error: 'nameInOneLanguage' },
);

/** The single definition of all product fields [SUP-03], in the order of the import file columns. */
export const productFields = {
  sku: {
    ...textField({ min: 1, max: SKU_MAX_LENGTH }),
    column: 'sku',
    label: 'directory:field.sku',
    filter: { kind: 'text' },
    sort: { column: 'sku_key' },
    file: { example: 'AUB-COC-24', aliases: ['article', 'reference', 'ref'], mandatory: true },
  },
  gtin: {
    ...gtinField,
    column: 'gtin',
    label: 'directory:field.gtin',
    filter: { kind: 'text' },
    file: { example: '3760123456787', aliases: ['ean', 'upc', 'barcode'] },
  },
  /** Files have one cell per language. */
  names: {
    kind: 'names',
    schema: namesSchema,
    shown: z.partialRecord(localeSchema, z.string()),
    empty: {},
    column: 'names',
    columnType: 'jsonb',
    label: 'directory:field.names',
  },
  category: {
    ...textField({ max: CATEGORY_MAX_LENGTH }),
    column: 'category',
    label: 'directory:field.category',
    /** The empty string matches products without a category. */
    filter: { kind: 'choice', item: z.string().max(CATEGORY_MAX_LENGTH) },
    sort: { emptyLast: true },
    file: { example: 'Cookware' },
  },
  price: {
    ...moneyField({ max: PRICE_LIMIT }),
    column: 'price',
    label: 'directory:field.price',
    /** In currency units, not in hundredths. */
    filter: { kind: 'number', item: z.number().min(0) },
    sort: { emptyLast: true },
    file: { example: '189.00' },
  },
  /** Defaults to the brand's currency. */
  currency: {
    ...currencyField,
    column: 'currency',
    label: 'directory:field.currency',
    file: { example: 'EUR' },
  },
  imageUrl: {
    ...urlField,
    column: 'image_url',
    label: 'directory:field.imageUrl',
    file: { example: 'https://brand.example/cocotte.jpg', aliases: ['image url', 'picture'] },
  },
  url: {
    ...urlField,
    column: 'url',
    label: 'directory:field.url',
    file: { example: 'https://brand.example/cocotte', aliases: ['link', 'website'] },
  },
  active: {
    ...booleanField(true),
    column: 'active',
    label: 'directory:field.active',
    file: { example: 'yes' },
  },
} as const satisfies Record<string, RecordField>;

export type ProductFields = typeof productFields;
