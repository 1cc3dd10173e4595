import { expect, test } from 'vitest';
import { shopTimeZone } from './place-to-buy.ts';

const shop = (country: string, longitude: number | null = null) => ({ country, longitude });

test('a shop uses the time zone of its country, or the brand’s if the country is unknown [LEAD-06]', () => {
  expect(shopTimeZone(shop('NO'), 'Europe/Paris')).toBe('Europe/Oslo');
  expect(shopTimeZone(undefined, 'Europe/Paris')).toBe('Europe/Paris');
  expect(shopTimeZone(shop('??'), 'Europe/Paris')).toBe('Europe/Paris');
});

test('in a country with several zones, a shop uses the brand’s zone, else the one nearest to its longitude [LEAD-06]', () => {
  expect(shopTimeZone(shop('US', -118), 'America/New_York')).toBe('America/New_York');
  const west = shopTimeZone(shop('US', -118.2), 'Europe/Paris');
  const hours = new Intl.DateTimeFormat('en', { timeZone: west, timeZoneName: 'shortOffset' });
  expect(hours.format(new Date('2026-01-15'))).toContain('GMT-8');
});

test('a shop’s own time zone takes precedence over country and position [LOC-06]', () => {
  const shop = { country: 'US', longitude: -74, timeZone: 'America/Phoenix' };
  expect(shopTimeZone(shop, 'America/New_York')).toBe('America/Phoenix');
});
