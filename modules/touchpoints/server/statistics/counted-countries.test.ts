import { expect, test } from 'vitest';
import { countedCountries } from './counted-visits.ts';

test('a country is listed once, with the number of visits located only by their language [TP-05]', () => {
  expect(
    countedCountries([
      { value: 'NO', scans: 5, clicks: 0 },
      { value: 'FR', scans: 3, clicks: 1 },
      { value: 'fr', scans: 2, clicks: 1 },
      { value: '', scans: 1, clicks: 0 },
    ]),
  ).toEqual([
    { value: 'FR', scans: 5, clicks: 2, byLanguage: 3 },
    { value: 'NO', scans: 5, clicks: 0, byLanguage: 0 },
    { value: '', scans: 1, clicks: 0, byLanguage: 0 },
  ]);
});
