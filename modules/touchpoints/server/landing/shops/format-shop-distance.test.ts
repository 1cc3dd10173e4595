import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { countryDistanceUnit, formatShopDistance } from './places-part.ts';

test.each<[number, Locale, string | undefined, string]>([
  [19.4, 'fr', 'FR', '19\u202fkm'],
  [0.34, 'fr', 'FR', '0,3\u202fkm'],
  [5.2, 'de', 'CH', '5,2 km'],
  [19.4, 'en', 'GB', '12 mi'],
  [1.2, 'en', 'US', '0.7 mi'],
  [19.4, 'en', undefined, '19 km'],
])('%d km read in %s from %s are %s [TP-10]', (km, locale, country, expected) => {
  const reader = { locale, unit: countryDistanceUnit(country), from: 'position' as const };
  expect(formatShopDistance(km, reader).replace('\u00a0', ' ')).toBe(
    expected.replace('\u00a0', ' '),
  );
});

test('from a town or a postal code the distance reads as on the locator and in the widget [TP-10]', () => {
  const reader = { locale: 'en' as const, from: 'place' as const };
  expect(formatShopDistance(0.2, { ...reader, unit: 'kilometer' })).toBe('0.2 km');
  expect(formatShopDistance(1.5, { ...reader, unit: 'mile' })).toBe('0.9 mi');
});

test('distances from an area are approximate and marked as such', () => {
  const reader = { locale: 'en' as const, from: 'area' as const, unit: 'kilometer' as const };
  expect(formatShopDistance(3.2, reader)).toBe('<\u00a05 km');
  expect(formatShopDistance(13.4, reader)).toBe('≈\u00a015 km');
});
