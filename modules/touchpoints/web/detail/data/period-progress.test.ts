import { expect, test } from 'vitest';
import { periodProgress } from '../components/settings/period-row.tsx';

const period = { from: '2025-01-02', until: '2026-12-31' };

test('days left are counted to the last day, of all days with both ends', () => {
  expect(periodProgress({ ...period, today: '2026-11-15' })).toEqual({
    kind: 'running',
    share: (729 - 46) / 729,
    left: 46,
    days: 729,
  });
});

test('on its last day it still runs, with nothing left', () => {
  expect(periodProgress({ ...period, today: '2026-12-31' })).toMatchObject({
    kind: 'running',
    share: 1,
    left: 0,
  });
});

test('before its start and after its end a period shows the number of days', () => {
  expect(periodProgress({ ...period, today: '2024-12-30' })).toMatchObject({
    kind: 'planned',
    days: 3,
  });
  expect(periodProgress({ ...period, today: '2027-01-03' })).toMatchObject({
    kind: 'over',
    days: 3,
  });
});

test('without an end it is open', () => {
  expect(periodProgress({ ...period, until: null, today: '2026-11-15' })?.kind).toBe('open');
});

test('half typed days and an end before the start have no line', () => {
  expect(periodProgress({ ...period, until: '31.', today: '2026-11-15' })).toBeUndefined();
  expect(periodProgress({ ...period, until: '2024-01-01', today: '2026-11-15' })).toBeUndefined();
});
