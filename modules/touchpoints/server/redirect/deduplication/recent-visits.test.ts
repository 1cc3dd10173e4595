import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ONE_VISIT_MS, RecentVisits } from './recent-visits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [PHONE, OTHER] = [1, 2];
const visit = Promise.resolve('visit');

test('a visit is known for some seconds from its first request on, and not longer [TP-06]', () => {
  const recent = new RecentVisits();
  recent.keep(PHONE, visit);
  vi.advanceTimersByTime(ONE_VISIT_MS - 1);
  expect(recent.find(PHONE)).toBe(visit);
  recent.keep(OTHER, visit);
  vi.advanceTimersByTime(1);
  expect(recent.find(PHONE)).toBeUndefined();
  expect(recent.find(OTHER)).toBe(visit);
});

test('no data of a phone remains in memory once its visit has expired [TP-06]', () => {
  const recent = new RecentVisits();
  recent.keep(PHONE, visit);
  expect(recent.size).toBe(1);
  vi.advanceTimersByTime(2 * ONE_VISIT_MS);
  expect(recent.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a flood takes bounded room, and the latest are known all the same', () => {
  const recent = new RecentVisits(100);
  for (let at = 0; at < 1_000; at += 1) recent.keep(at, visit);
  expect(recent.size).toBeLessThanOrEqual(200);
  expect(recent.find(999)).toBe(visit);
});
