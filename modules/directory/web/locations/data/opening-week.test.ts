import { expect, test } from 'vitest';
import { openingHoursSchema } from '#modules/directory/contract/locations/opening-hours.ts';
import {
  CLOSED_WEEK,
  isLikeMondayOffered,
  SPANS_LIMIT,
  withDayLike,
  withoutSpan,
  withSpan,
} from './opening-week.ts';

test('spans that are added one after the other are hours that a day can have', () => {
  let week = CLOSED_WEEK;
  for (let span = 0; span < SPANS_LIMIT - 1; span += 1) week = withSpan(week, 'mon');
  expect(week.mon).toHaveLength(SPANS_LIMIT - 1);
  expect(openingHoursSchema.safeParse(week).success).toBe(true);
});

test('if a day has no room left, the next span starts empty', () => {
  const late = { ...CLOSED_WEEK, fri: [{ from: '12:00', to: '23:00' }] };
  expect(withSpan(late, 'fri').fri[1]).toEqual({ from: '', to: '' });
});

test('a day like another one is its own afterwards', () => {
  const week = withDayLike(withSpan(CLOSED_WEEK, 'mon'), 'tue', 'mon');
  expect(week.tue).toEqual(week.mon);
  expect(withoutSpan(week, 'tue', 0).mon).toHaveLength(1);
});

test('hours of Monday are offered to a day with others, and not while Monday is closed [SUP-02]', () => {
  const open = withSpan(CLOSED_WEEK, 'mon');
  expect(isLikeMondayOffered(open, 'tue')).toBe(true);
  expect(isLikeMondayOffered(open, 'mon')).toBe(false);
  expect(isLikeMondayOffered(withDayLike(open, 'tue', 'mon'), 'tue')).toBe(false);
  expect(isLikeMondayOffered(withSpan(CLOSED_WEEK, 'tue'), 'tue')).toBe(false);
});
