import { expect, test } from 'vitest';
import { benchTable } from './bench-table.ts';
import { holds, type Measurement } from './measurement.ts';

const share: Measurement = { name: 'call', value: 39.9, unit: '%', limit: { atLeast: 40 } };
const size: Measurement = { name: 'sign-in', value: 170, unit: 'KB', limit: { atMost: 170 } };

test('a share holds from its limit on, a size up to it', () => {
  expect([holds(share), holds({ ...share, value: 40 })]).toEqual([false, true]);
  expect([holds(size), holds({ ...size, value: 170.1 })]).toEqual([true, false]);
});

test('the table shows each measurement next to its limit and marks violations', () => {
  expect(benchTable([share, size])).toBe(
    '✗ call     39.9 %  at least 40 %\n✓ sign-in  170 KB  at most 170 KB\n',
  );
});
