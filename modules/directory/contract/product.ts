import { z } from 'zod';
import { LOCALES, localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text.ts';
import { currencySchema } from './currency.ts';
import { gtinSchema } from './gtin.ts';
import {
  CATEGORY_MAX_LENGTH,
  PRICE_LIMIT,
  PRODUCT_NAME_MAX_LENGTH,
  SKU_MAX_LENGTH,
} from './limits.ts';
import { webAddressSchema } from './web-address.ts';

/** Something the brand sells, as touchpoints and leads point at it. */
const namesSchema = z
  .partialRecord(localeSchema, line({ max: PRODUCT_NAME_MAX_LENGTH }))
  .transform((names) =>
    Object.fromEntries(
      LOCALES.flatMap((locale) => (names[locale] ? [[locale, names[locale]]] : [])),
    ),
  )
  .pipe(z.partialRecord(localeSchema, z.string()))
  .refine((names) => Object.keys(names).length > 0, { error: 'nameInOneLanguage' });

const all = z.strictObject({
  sku: line({ min: 1, max: SKU_MAX_LENGTH }),
  gtin: gtinSchema.nullable(),
  names: namesSchema,
  category: line({ max: CATEGORY_MAX_LENGTH }).refine((text) => !text.includes('|'), {
    error: 'noBar',
  }),
  /** In hundredths. */
  price: z.number().int().min(0).max(PRICE_LIMIT).nullable(),
  /** The brand's own where nothing is said. */
  currency: currencySchema.nullable(),
  imageUrl: webAddressSchema,
  url: webAddressSchema,
  active: z.boolean(),
});

export const newProductSchema = all.partial().required({ sku: true, names: true });
export type NewProduct = z.output<typeof newProductSchema>;

/** Only what is given changes; the version is the one that was read. */
export const productChangesSchema = all.partial().extend({ version: z.number().int() });
export type ProductChanges = z.output<typeof productChangesSchema>;

export const productSchema = z.object({
  id: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  names: z.partialRecord(localeSchema, z.string()),
  /** In the reader's language where it has one, else in the brand's, else in any. */
  name: z.string(),
  category: z.string(),
  price: z.number().int().nullable(),
  currency: z.string().nullable(),
  imageUrl: z.string(),
  url: z.string(),
  active: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type CatalogueProduct = z.infer<typeof productSchema>;
