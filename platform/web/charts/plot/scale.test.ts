import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bands, linearScale } from './plot-frame.ts';

const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true });

test('a scale maps the ends of its domain onto the ends of its range', () => {
  fc.assert(
    fc.property(
      finite,
      fc.double({ min: 1, max: 1e9, noNaN: true }),
      finite,
      finite,
      (low, span, from, to) => {
        const scale = linearScale([low, low + span], [from, to]);
        expect(scale(low)).toBeCloseTo(from, 3);
        expect(scale(low + span)).toBeCloseTo(to, 3);
      },
    ),
  );
});

test('a larger value never comes before a smaller one', () => {
  fc.assert(
    fc.property(finite, finite, (a, b) => {
      const scale = linearScale([-1e9, 1e9], [0, 500]);
      expect(Math.sign(scale(b) - scale(a)) * Math.sign(b - a)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a domain of one value lands in the middle of the range', () => {
  expect(linearScale([7, 7], [0, 100])(7)).toBe(50);
});

test('columns stay inside their range and never touch each other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 40, max: 2000 }),
      (count, width) => {
        const { step, bar, centre } = bands(count, [40, 40 + width]);
        expect(bar).toBeGreaterThan(0);
        expect(bar).toBeLessThan(step);
        expect(centre(0) - bar / 2).toBeGreaterThanOrEqual(40);
        expect(centre(count - 1) + bar / 2).toBeLessThanOrEqual(40 + width + 1e-6);
      },
    ),
  );
});
