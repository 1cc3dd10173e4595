import { z } from 'zod';
import { countrySchema } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import { currencySchema, webAddressSchema } from '#platform/contract/text/typed-values.ts';
import { isTimeZone } from '#platform/contract/time-zone.ts';
import { gtinSchema } from './products/gtin.ts';

/** Phone numbers have many formats, so this only rejects text that cannot be a phone number. */
export function isPhone(text: string): boolean {
  return text.length <= 40 && /^\+?[\d\s().\-/]+$/.test(text) && /(?:\d\D*){5,}/.test(text);
}

/** IANA time zone that defines the start of a brand's days. The browser provides translated names. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .transform((text) => text.trim())
  .pipe(z.string().refine(isTimeZone, { error: 'timeZone' }));

/** Field kinds that only the directory has; see platform/contract/fields for the others. */
const written = { shown: z.string(), empty: '' } as const;

export const phoneField = {
  kind: 'phone',
  schema: line({ max: 40 }).refine((text) => text === '' || isPhone(text), { error: 'phone' }),
  ...written,
} as const;

export const urlField = { kind: 'url', schema: webAddressSchema, ...written } as const;

/** Empty if derived from other data. */
export const optionalTimeZoneField = {
  kind: 'timeZone',
  schema: z.union([z.literal(''), timeZoneSchema], { error: 'timeZone' }),
  ...written,
} as const;

/** A country is required, so there is no empty value. */
export const countryField = {
  kind: 'country',
  schema: countrySchema,
  shown: z.string(),
  empty: null,
} as const;

export const currencyField = {
  kind: 'currency',
  schema: currencySchema.nullable(),
  shown: z.string().nullable(),
  empty: null,
} as const;

export const gtinField = {
  kind: 'gtin',
  schema: gtinSchema.nullable(),
  shown: z.string().nullable(),
  empty: null,
} as const;
