import { z } from 'zod';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';

const known = new Set(COUNTRY_CODES);

/** A country by its two letters, in any case. */
export const countrySchema = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().refine((code) => known.has(code), { error: 'country' }));
