import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { axisNumbers } from './use-format.ts';

const axis = (locale: Locale, marks: readonly number[]) =>
  marks.map(axisNumbers(locale, Math.max(...marks)));

test.each([
  ['en', ['0', '5,000', '10,000']],
  ['fr', ['0', '5\u00a0000', '10\u00a0000']],
  ['es', ['0', '5.000', '10.000']],
  ['de', ['0', '5.000', '10.000']],
] as const)('short numbers of an axis are all written whole in %s', (locale, expected) => {
  expect(axis(locale, [0, 5_000, 10_000])).toEqual(expected);
});

test.each([
  ['en', ['0', '0.5M', '1M']],
  ['fr', ['0', '0,5\u00a0M', '1\u00a0M']],
  ['de', ['0', '0,5\u00a0Mio.', '1\u00a0Mio.']],
] as const)('long ones all have the unit of the largest in %s', (locale, expected) => {
  expect(axis(locale, [0, 500_000, 1_000_000])).toEqual(expected);
});

test('a language without an abbreviation for thousands writes them in full', () => {
  expect(axis('de', [0, 100_000, 200_000])).toEqual(['0', '100.000', '200.000']);
});
