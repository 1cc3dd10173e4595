import { expect, test } from 'vitest';
import { byDay, daysAgo } from './notification-days.tsx';

const at = (year: number, month: number, day: number, hour: number) => ({
  createdAt: new Date(year, month - 1, day, hour).toISOString(),
});

test('notifications of one day are grouped, and the order of days is preserved', () => {
  const days = byDay([at(2026, 10, 2, 9), at(2026, 10, 2, 0), at(2026, 10, 1, 23)]);
  expect(days.map(({ items }) => items.length)).toEqual([2, 1]);
});

test('yesterday is one day ago, even across a daylight saving change', () => {
  const now = new Date(2026, 2, 30, 8);
  expect(daysAgo(new Date(2026, 2, 30), now)).toBe(0);
  expect(daysAgo(new Date(2026, 2, 29), now)).toBe(1);
  expect(daysAgo(new Date(2026, 2, 28), now)).toBe(2);
});
