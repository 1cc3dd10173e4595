import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { numberSeparators } from './number-separators.ts';

test.each<[Locale, string, string]>([
  ['en', ',', '.'],
  ['fr', '\u202f', ','],
  ['es', '.', ','],
  ['it', '.', ','],
  ['de', '.', ','],
  ['no', '\u00a0', ','],
])('a number is typed as its language writes it: %s [GEN-03]', (locale, thousands, decimal) => {
  expect(numberSeparators(locale)).toEqual({ thousands, decimal });
});
