import { expect, test } from 'vitest';
import { formatDistance, wholeFigures } from '#platform/server/texts/format-distance.ts';
import { formatTime } from './format-for-mail.ts';

const moment = new Date('2026-11-14T16:40:00Z');
const inZone = (timeZone: string, brandZone: string) =>
  formatTime(moment, 'clock', { locale: 'fr', timeZone, brandZone });

test('times are in the store’s time zone, which is named where it differs from the brand’s [LEAD-06]', () => {
  expect(inZone('Europe/Oslo', 'Europe/Paris')).toBe('17:40');
  expect(inZone('Europe/London', 'Europe/Paris')).toMatch(/^16:40 UTC(\+0)?$/);
  expect(inZone('Asia/Tokyo', 'Europe/Paris')).toBe('01:40 UTC+9');
});

test('a day is that of the store and needs no zone [LEAD-06]', () => {
  const day = formatTime(moment, 'day', {
    locale: 'de',
    timeZone: 'Asia/Tokyo',
    brandZone: 'Europe/Paris',
  });
  expect(day).toBe('Sonntag, 15. November');
});

test('a figure and its unit stay on one line [LEAD-09]', () => {
  expect(formatDistance(1.4, 'km', 'en')).toBe('1.4\u00a0km');
  expect(wholeFigures('Cocotte ronde, 26 cm, in 5 days')).toBe(
    'Cocotte ronde, 26\u00a0cm, in 5\u00a0days',
  );
  expect(wholeFigures('Call 22 55 01 84')).toBe('Call 22 55 01 84');
});
