import { z } from 'zod';
import { SUFFIX_MAX_LENGTH } from './limits.ts';

const SHAPE = /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?$/;

/**
 * What stands behind the base of a short URL: letters, digits, `-` and `_`. It is compared in any case, since people type
 * it from paper.
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

/** The house answers these itself: GS1 keys are numbers of two to four digits, the rest are its own pages. */
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

/** The same judgement without its reasons, for where it is asked thousands of times a second. */
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
