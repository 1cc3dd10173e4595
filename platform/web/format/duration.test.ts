import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0 s'],
  [20.4, '20 s'],
  [95, '2 min'],
  [3600, '1 h'],
  [5 * 3600 + 40 * 60, '5 h 40'],
  [2 * 3600 - 5, '2 h'],
  [26 * 3600, '1 d 2 h'],
  [-4, '0 s'],
])('%d seconds read as “%s”', (seconds, expected) => {
  expect(formatDuration(seconds).replaceAll('\u00a0', ' ')).toBe(expected);
});
