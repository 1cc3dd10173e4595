import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { decimalSeparator } from './decimal-separator.ts';

test.each<[Locale, string]>([
  ['en', '.'],
  ['fr', ','],
  ['es', ','],
  ['it', ','],
  ['de', ','],
  ['no', ','],
])('tenths are written as the language writes them: %s [GEN-03]', (locale, decimal) => {
  expect(decimalSeparator(locale)).toBe(decimal);
});
