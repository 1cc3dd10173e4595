import { expect, test } from 'vitest';
import { agoOf } from './link-words.ts';

const now = new Date('2026-11-16T12:00:00Z');
const ago = (moment: string, timeZone = 'Europe/Paris') =>
  agoOf({ locale: 'en', timeZone, now }, moment);

test('what was just done is said to be just now, then how long ago, after a day when [LEAD-11]', () => {
  expect(ago('2026-11-16T11:59:30Z')).toBe('just now');
  expect(ago('2026-11-16T11:58:00Z')).toBe('2 minutes ago');
  expect(ago('2026-11-16T09:00:00Z')).toBe('3 hours ago');
  expect(ago('2026-11-14T09:00:00Z')).toContain('14 November');
  // By the clock of the store.
  expect(ago('2026-11-14T09:00:00Z', 'Europe/Helsinki')).toContain('11:00');
});
