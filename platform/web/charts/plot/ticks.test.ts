import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticks } from './plot-frame.ts';

test('the axis of the dashboard goes in steps of fifty thousand', () => {
  expect(ticks({ high: 182_406, about: 4 })).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
});

test('ticks are evenly spaced, hold zero and reach past both ends', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 0, noNaN: true }),
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.integer({ min: 1, max: 8 }),
      (low, high, about) => {
        const marks = ticks({ low, high, about });
        const [first = 0, second = 0] = marks;
        const step = second - first;
        expect(marks).toContain(0);
        expect(first).toBeLessThanOrEqual(low + step * 1e-6);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(high - step * 1e-6);
        expect(marks.length).toBeLessThanOrEqual(about + 3);
        marks.forEach((mark, index) => {
          expect(Math.abs(mark - first - index * step)).toBeLessThan(step * 1e-6);
        });
      },
    ),
  );
});

test('things that are counted get no half steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 8 }), (high, about) => {
      expect(ticks({ high, about, whole: true }).every(Number.isInteger)).toBe(true);
    }),
  );
});

test('an axis without any value still has a height', () => {
  expect(ticks({ high: 0, about: 4 })).toEqual([0, 1]);
});
