import { expect, test } from 'vitest';
import { formatTimeZone } from './setting-labels.ts';

const formatZone = (zone: string, now: number) => formatTimeZone(zone, { locale: 'fr', now });

test('a time zone shows its current UTC offset, which differs between summer and winter [SUP-01]', () => {
  const winter = Date.parse('2026-11-16T12:00:00Z');
  const summer = Date.parse('2026-07-16T12:00:00Z');
  expect(formatZone('Europe/Paris', winter)).toContain(' · UTC+01:00');
  expect(formatZone('Europe/Paris', summer)).toContain(' · UTC+02:00');
  expect(formatZone('Asia/Kathmandu', winter)).toContain(' · UTC+05:45');
  expect(formatZone('Pacific/Pago_Pago', winter)).toContain(' · UTC−11:00');
});

test('a zone is named by its place and in the reader’s language [SUP-01]', () => {
  expect(formatZone('Europe/Paris', 0)).toMatch(/^Europe\/Paris · UTC\+01:00 · .*Europe centrale/);
  expect(formatZone('UTC', 0)).toBe('UTC · UTC+00:00');
});
