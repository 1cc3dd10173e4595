import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { readNumber, writeNumber } from './number-field.tsx';

test.each<[string, Locale, boolean, number | null]>([
  ['48.85', 'fr', false, 48.85],
  ['48,85', 'en', false, 48.85],
  ['12.450', 'de', true, 12_450],
  ['12,450', 'en', true, 12_450],
  ['12.450', 'en', true, 12.45],
  ['12.450', 'de', false, 12.45],
  ['12.5', 'de', true, 12.5],
  ['1.234.567', 'en', true, 1_234_567],
  ['1,234.5', 'de', false, 1_234.5],
  ['12 450', 'fr', true, 12_450],
  ['-5', 'en', true, -5],
  ['', 'en', true, null],
  ['-', 'en', true, null],
  ['12a', 'en', true, null],
])('“%s” in %s, whole %s, is %s [GEN-03]', (text, locale, isWhole, number) => {
  expect(readNumber(text, { locale, isWhole })).toBe(number);
});

test('a formatted number is read back as the same number in every language [GEN-03]', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), cents, (locale, hundredths) => {
      const amount = hundredths / 100;
      const text = writeNumber(amount, { locale, decimals: 2, isFixed: true, isGrouped: true });
      expect(readNumber(text, { locale, isWhole: false })).toBe(amount === 0 ? 0 : amount);
      const whole = writeNumber(hundredths, { locale, decimals: 0, isGrouped: true });
      expect(readNumber(whole, { locale, isWhole: true })).toBe(hundredths);
    }),
  );
});
