import { expect, test } from 'vitest';
import { formatDuration } from './use-format.ts';

test.each([
  [0, '0 s'],
  [20.4, '20 s'],
  [95, '2 min'],
  [3600, '1 h'],
  [5 * 3600 + 40 * 60, '5 h 40'],
  [2 * 3600 - 5, '2 h'],
  [26 * 3600, '1 d 2 h'],
  [-4, '0 s'],
])('%d seconds read as “%s”', (seconds, expected) => {
  expect(formatDuration(seconds, 'en').replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['fr', '2 j 4 h'],
  ['de', '2 Tage 4 h'],
  ['it', '2 gg 4 h'],
  ['no', '2 dager 4 t'],
] as const)('days have the symbol of the language: %s [GEN-03]', (locale, expected) => {
  expect(formatDuration(52 * 3600, locale).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('a duration of days and hours stays on one line [GEN-03]', () => {
  expect(formatDuration(52 * 3600, 'fr')).not.toContain(' ');
});

test.each([
  ['de', '1 Tag'],
  ['it', '1 g'],
  ['no', '1 dag'],
] as const)('one day is singular: %s [GEN-03]', (locale, expected) => {
  expect(formatDuration(86_400, locale).replaceAll('\u00a0', ' ')).toBe(expected);
});
