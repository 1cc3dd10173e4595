import { expect, test } from 'vitest';
import { firstAndOthers } from './use-scan-bars.ts';

const counts = [50, 30, 9, 5, 4, 2].map((visits) => ({ visits }));

test('the rest is counted together', () => {
  expect(firstAndOthers(counts, 4)).toEqual({
    first: counts.slice(0, 4),
    others: { count: 2, visits: 6 },
  });
});

test('one more than fits is shown by its name', () => {
  expect(firstAndOthers(counts.slice(0, 5), 4)).toEqual({
    first: counts.slice(0, 5),
    others: undefined,
  });
});
