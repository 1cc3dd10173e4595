import { expect, test } from 'vitest';
import { estimateMedian, SHOWN_ENDS, shownClass, TIME_ENDS } from './medians.ts';

test('a median lies where half of them are below, within its bucket [CONV-01]', () => {
  expect(estimateMedian(new Map())).toBeNull();
  expect(estimateMedian(new Map([[0, 2]]))).toBe(8);
  // A hundred below fifteen minutes and a hundred between two and three hours: the median is where the first end.
  expect(
    estimateMedian(
      new Map([
        [5, 100],
        [0, 100],
      ]),
    ),
  ).toBe(15);
  expect(
    estimateMedian(
      new Map([
        [0, 50],
        [5, 100],
      ]),
    ),
  ).toBe(135);
});

test('what took longer than the longest class has a median, too [CONV-01]', () => {
  expect(estimateMedian(new Map([[TIME_ENDS.length, 4]]))).toBeGreaterThan(86_400);
});

test('every bucket lies in one of the classes that are shown, and none across two [CONV-01]', () => {
  const ends = TIME_ENDS.map((_, index) => shownClass(index));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  for (const end of SHOWN_ENDS) if (end) expect(TIME_ENDS).toContain(end);
  expect(shownClass(0)).toBe(0);
  expect(shownClass(TIME_ENDS.length)).toBe(SHOWN_ENDS.length - 1);
});
