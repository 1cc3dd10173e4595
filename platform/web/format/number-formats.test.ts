import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { numberFormats } from './use-format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each<[Locale, string, string, string, string]>([
  ['en', '182,406', '64%', '€1,234,567.80', '€1.23M'],
  ['fr', '182 406', '64 %', '1 234 567,80 €', '1,23 M €'],
  ['es', '182.406', '64 %', '1.234.567,80 €', '1,23 M €'],
  ['it', '182.406', '64%', '1.234.567,80 €', '1,23 Mln €'],
  ['de', '182.406', '64 %', '1.234.567,80 €', '1,23 Mio. €'],
  ['no', '182 406', '64 %', '1 234 567,80 €', '1,23 mill. €'],
])('figures and amounts follow the language: %s [GEN-03]', (locale, number, share, full, short) => {
  const format = numberFormats(locale);
  expect(plain(format.number(182_406))).toBe(number);
  expect(plain(format.percent(0.642))).toBe(share);
  expect(plain(format.money(123_456_780))).toBe(full);
  expect(plain(format.compactMoney(123_456_780))).toBe(short);
});

test('short amounts of four digits are grouped as longer ones are', () => {
  expect(plain(numberFormats('de').compactMoney(944_000))).toBe('9.440 €');
});

test('short amounts have three digits, those of an axis only what they need [GEN-03]', () => {
  const { compactMoney, axisMoney } = numberFormats('en');
  expect([5_300_000, 4_290_000, 0].map((amount) => compactMoney(amount))).toEqual([
    '€53.0K',
    '€42.9K',
    '€0.00',
  ]);
  expect([5_000_000, 0].map((amount) => axisMoney(amount))).toEqual(['€50K', '€0']);
});

test('amounts of a column have no cents and are grouped alike [GEN-03]', () => {
  expect([10_812_345, 388_000].map((amount) => numberFormats('en').wholeMoney(amount))).toEqual([
    '€108,123',
    '€3,880',
  ]);
  expect(plain(numberFormats('es').wholeMoney(944_000))).toBe('9.440 €');
});

test('an amount in another currency shows that currency', () => {
  expect(plain(numberFormats('no').money(99_00, 'NOK'))).toBe('99,00 kr');
});

test.each<[Locale, string]>([
  ['en', 'red, green and blue'],
  ['de', 'red, green und blue'],
  ['no', 'red, green og blue'],
])('lists end with the language’s own and: %s [GEN-03]', (locale, expected) => {
  expect(numberFormats(locale).list(['red', 'green', 'blue'])).toBe(expected);
});
