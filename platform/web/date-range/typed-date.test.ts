import { expect, test } from 'vitest';
import { dateTag, LOCALES } from '#platform/contract/locale.ts';
import { dateFormats } from '#platform/web/format/date-formats.ts';
import { readTypedDate } from './typed-date.ts';

test('a day is read in the order of the language [GEN-03]', () => {
  expect(readTypedDate('2.3.26', 'de')).toBe('2026-03-02');
  expect(readTypedDate('02/03/2026', 'fr')).toBe('2026-03-02');
  expect(readTypedDate(' 2 3 2026 ', 'no')).toBe('2026-03-02');
  expect(readTypedDate('2/3/2026', 'en')).toBe('2026-03-02');
});

test.each([
  ['1 Dec 2026', 'en'],
  ['Dec 1, 2026', 'en'],
  ['1 DÉC. 26', 'fr'],
  ['1 decembre 2026', 'fr'],
  ['1 de diciembre de 2026', 'es'],
  ['1 dic 2026', 'it'],
  ['1. Dezember 2026', 'de'],
  ['1.des.2026', 'no'],
] as const)('%s is read as a day in its language (%s) [GEN-03]', (text, locale) => {
  expect(readTypedDate(text, locale)).toBe('2026-12-01');
});

test('a month of another language, one that could be two, or a day that it has not is no day', () => {
  expect(readTypedDate('1 déc. 2026', 'de')).toBeNull();
  expect(readTypedDate('1 jui 2026', 'fr')).toBeNull();
  expect(readTypedDate('1 J 2026', 'en')).toBeNull();
  expect(readTypedDate('31 Feb 2026', 'en')).toBeNull();
  expect(readTypedDate('Dec 2026', 'en')).toBeNull();
  expect(readTypedDate('1 Dec Dec 2026', 'en')).toBeNull();
});

test('the ISO form is read in every language', () => {
  expect(readTypedDate('2026-03-02', 'it')).toBe('2026-03-02');
});

test('a day that does not exist is not moved into the next month', () => {
  expect(readTypedDate('31/02/2026', 'fr')).toBeNull();
  expect(readTypedDate('29.02.2027', 'de')).toBeNull();
  expect(readTypedDate('12.13.2026', 'de')).toBeNull();
});

test('text and incomplete dates are not read as a day', () => {
  for (const text of ['', 'soon', '12/2026', '1/2/3/4', '1/2/20261'])
    expect(readTypedDate(text, 'es')).toBeNull();
});

test('every day that the suite shows is understood when typed, with its month short or long [GEN-03]', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-28`);
  for (const locale of LOCALES)
    for (const day of days) {
      const long = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
      const shown = [dateFormats(locale).date(day), long.format(new Date(day))];
      expect(shown.map((text) => readTypedDate(text, locale))).toEqual([day, day]);
    }
});
