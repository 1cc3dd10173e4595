import { expect, test } from 'vitest';
import { timeInWords } from './format-for-mail.ts';

const moment = new Date('2026-11-14T16:40:00Z');
const inZone = (timeZone: string, brandZone: string) =>
  timeInWords(moment, 'clock', { locale: 'fr', timeZone, brandZone });

test('an hour is the store’s, and names its zone where the brand’s clocks show another [LEAD-06]', () => {
  expect(inZone('Europe/Oslo', 'Europe/Paris')).toBe('17:40');
  expect(inZone('Europe/London', 'Europe/Paris')).toMatch(/^16:40 UTC(\+0)?$/);
  expect(inZone('Asia/Tokyo', 'Europe/Paris')).toBe('01:40 UTC+9');
});

test('a day is that of the store and needs no zone [LEAD-06]', () => {
  const day = timeInWords(moment, 'day', {
    locale: 'de',
    timeZone: 'Asia/Tokyo',
    brandZone: 'Europe/Paris',
  });
  expect(day).toBe('Sonntag, 15. November');
});
