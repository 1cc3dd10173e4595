import { z } from 'zod';
import { email } from '#platform/contract/email.ts';
import { line } from '#platform/contract/text.ts';
import { countrySchema } from './country.ts';
import { currencySchema } from './currency.ts';
import { gtinSchema } from './gtin.ts';
import { isPhone } from './phone.ts';
import { webAddressSchema } from './web-address.ts';

/** The kinds of fields that records of the directory have: what a call takes of each, what it gives, what stands for nothing. */
const written = { shown: z.string(), empty: '' } as const;

export function textField(max: number, min = 0) {
  return { kind: 'text', max, schema: line({ min, max }), ...written } as const;
}

export function numberField(min: number, max: number) {
  const number = z.number().nullable();
  return {
    kind: 'number',
    min,
    max,
    schema: z.number().min(min).max(max).nullable(),
    shown: number,
    empty: null,
  } as const;
}

/** In hundredths. */
export function moneyField(max: number) {
  return {
    kind: 'money',
    max,
    schema: z.number().int().min(0).max(max).nullable(),
    shown: z.number().int().nullable(),
    empty: null,
  } as const;
}

export const phoneField = {
  kind: 'phone',
  schema: line({ max: 40 }).refine((text) => text === '' || isPhone(text), { error: 'phone' }),
  ...written,
} as const;

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => '');
export const emailField = {
  kind: 'email',
  schema: z.union([blank, email], { error: 'email' }),
  ...written,
} as const;

export const urlField = { kind: 'url', schema: webAddressSchema, ...written } as const;

/** There is no country that stands for none. */
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

export function booleanField(empty: boolean) {
  return { kind: 'boolean', schema: z.boolean(), shown: z.boolean(), empty } as const;
}
