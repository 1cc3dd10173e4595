import { z } from 'zod';
import { SUFFIX_MAX_LENGTH } from './limits.ts';

const SHAPE = /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/;

/**
 * The part after the base of a short URL: letters, digits, `-` and `_`. Comparison ignores case, because people type it
 * from paper.
 */
export const suffixSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(SUFFIX_MAX_LENGTH)
      .regex(SHAPE, { error: 'suffix' })
      .refine((text) => !isReservedSuffix(text), { error: 'suffixReserved' }),
  );

/** Paths used by the app: GS1 keys are numbers of two to four digits, the others are its own pages. */
const RESERVED = new Set([
  'api',
  'assets',
  'auth',
  'clients',
  'docs',
  'favicon',
  'gtr-api',
  'gtr-core',
  'health',
  'index',
  'l',
  'metrics',
  'p',
  'protected',
  'public',
  'robots',
  's',
  'sign-in',
  'sitemap',
  'super-admin',
  'well-known',
]);

/** The same check without reasons, for thousands of calls per second. */
export function isSuffix(text: string): boolean {
  return text.length <= SUFFIX_MAX_LENGTH && SHAPE.test(text) && !isReservedSuffix(text);
}

export function isReservedSuffix(text: string): boolean {
  const key = suffixKey(text);
  return RESERVED.has(key) || /^\d{2,4}$/.test(key);
}

export function suffixKey(suffix: string): string {
  return suffix.toLowerCase();
}
