import { expect, test } from 'vitest';
import { haveSameDays } from './zone-hint.tsx';

test('time zones with the same days all year need no hint, others do', () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  expect(haveSameDays('Europe/Paris', 'Europe/Oslo', now)).toBe(true);
  expect(haveSameDays('Europe/Paris', 'Europe/London', now)).toBe(false);
  // Equal in winter only.
  expect(haveSameDays('UTC', 'Europe/London', now)).toBe(false);
});
