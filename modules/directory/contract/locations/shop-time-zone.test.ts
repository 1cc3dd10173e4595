import { expect, test } from 'vitest';
import { shopTimeZone } from './place-to-buy.ts';

const shop = (country: string, longitude: number | null = null) => ({ country, longitude });

test('a shop lives by the clock of its country, without one by the brand’s [LEAD-06]', () => {
  expect(shopTimeZone(shop('NO'), 'Europe/Paris')).toBe('Europe/Oslo');
  expect(shopTimeZone(undefined, 'Europe/Paris')).toBe('Europe/Paris');
  expect(shopTimeZone(shop('??'), 'Europe/Paris')).toBe('Europe/Paris');
});

test('of several clocks of a country it is the brand’s own, else the nearest to the sun [LEAD-06]', () => {
  expect(shopTimeZone(shop('US', -118), 'America/New_York')).toBe('America/New_York');
  const west = shopTimeZone(shop('US', -118.2), 'Europe/Paris');
  const hours = new Intl.DateTimeFormat('en', { timeZone: west, timeZoneName: 'shortOffset' });
  expect(hours.format(new Date('2026-01-15'))).toContain('GMT-8');
});

test('a time zone of its own goes before what country and position say [LOC-06]', () => {
  const shop = { country: 'US', longitude: -74, timeZone: 'America/Phoenix' };
  expect(shopTimeZone(shop, 'America/New_York')).toBe('America/Phoenix');
});
