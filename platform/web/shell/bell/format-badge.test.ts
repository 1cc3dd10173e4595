import { expect, test } from 'vitest';
import { formatBadge } from './bell-and-jobs.tsx';

test.each([
  [0, undefined],
  [3, '3'],
  [9, '9'],
  [10, '9+'],
  [1284, '9+'],
])('with %d unread the bell shows %s', (unread, badge) => {
  expect(formatBadge(unread, String)).toBe(badge);
});
