import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '#platform/contract/locale.ts';
import { addDays } from './iso-date.ts';
import { readTypedDate, typedDateExample } from './typed-date.ts';

test('a day is read in the order of the language [GEN-03]', () => {
  expect(readTypedDate('2.3.26', 'de')).toBe('2026-03-02');
  expect(readTypedDate('02/03/2026', 'fr')).toBe('2026-03-02');
  expect(readTypedDate(' 2 3 2026 ', 'no')).toBe('2026-03-02');
  expect(readTypedDate('2/3/2026', 'en')).toBe('2026-03-02');
});

test('the ISO form is read in every language', () => {
  expect(readTypedDate('2026-03-02', 'it')).toBe('2026-03-02');
});

test('a day that does not exist is not moved into the next month', () => {
  expect(readTypedDate('31/02/2026', 'fr')).toBeNull();
  expect(readTypedDate('29.02.2027', 'de')).toBeNull();
  expect(readTypedDate('12.13.2026', 'de')).toBeNull();
});

test('words and halves are no day', () => {
  for (const text of ['', 'soon', '12/2026', '1/2/3/4', '1/2/20261'])
    expect(readTypedDate(text, 'es')).toBeNull();
});

test('what the field shows as an example is understood when typed', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));
  const anyLocale = fc.constantFrom(...LOCALES);
  fc.assert(
    fc.property(anyDay, anyLocale, (day, locale) => {
      expect(readTypedDate(typedDateExample(day, locale), locale)).toBe(day);
    }),
  );
});
