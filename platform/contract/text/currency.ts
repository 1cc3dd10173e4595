import { z } from 'zod';

/** A currency by the three letters of ISO 4217; names and signs come from the browser in every language. */
const known = new Set(Intl.supportedValuesOf('currency'));

export const currencySchema = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().refine((code) => known.has(code), { error: 'currency' }));
