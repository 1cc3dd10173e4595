import { z } from 'zod';
import { countrySchema } from '#platform/contract/text/country.ts';
import { currencySchema } from '#platform/contract/text/currency.ts';
import { line } from '#platform/contract/text/text.ts';
import { webAddressSchema } from '#platform/contract/text/web-address.ts';
import { isPhone } from './phone.ts';
import { gtinSchema } from './products/gtin.ts';
import { timeZoneSchema } from './time-zone.ts';

/** The kinds of fields that only records of the directory have; see platform/contract/fields for the others. */
const written = { shown: z.string(), empty: '' } as const;

export const phoneField = {
  kind: 'phone',
  schema: line({ max: 40 }).refine((text) => text === '' || isPhone(text), { error: 'phone' }),
  ...written,
} as const;

export const urlField = { kind: 'url', schema: webAddressSchema, ...written } as const;

/** Empty where it follows from something else. */
export const optionalTimeZoneField = {
  kind: 'timeZone',
  schema: z.union([z.literal(''), timeZoneSchema], { error: 'timeZone' }),
  ...written,
} as const;

/** A country is required: there is no empty value. */
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
