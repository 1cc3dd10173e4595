import { expect, test } from 'vitest';
import { clockOf } from './use-time-zone-options.ts';

test('a zone says how far its clocks are from UTC now, in summer otherwise than in winter [SUP-01]', () => {
  const winter = Date.parse('2026-11-16T12:00:00Z');
  const summer = Date.parse('2026-07-16T12:00:00Z');
  expect(clockOf('Europe/Paris', winter)).toBe('UTC+01:00');
  expect(clockOf('Europe/Paris', summer)).toBe('UTC+02:00');
  expect(clockOf('Asia/Kathmandu', winter)).toBe('UTC+05:45');
  expect(clockOf('Pacific/Pago_Pago', winter)).toBe('UTC−11:00');
});
