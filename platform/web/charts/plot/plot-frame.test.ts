import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plotFrame, ROOM_ABOVE, ROOM_BELOW } from './plot-frame.ts';

test('every value lies between the space for its number and the axis labels', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 0, noNaN: true }),
      fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      fc.integer({ min: 100, max: 600 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (low, high, height, where) => {
        const frame = plotFrame({
          width: 600,
          height,
          low,
          high,
          whole: false,
          axis: () => String,
        });
        const y = frame.y(low + (high - low) * where);
        expect(y).toBeGreaterThanOrEqual(ROOM_ABOVE - 1e-6);
        expect(y).toBeLessThanOrEqual(height - ROOM_BELOW + 1e-6);
      },
    ),
  );
});

test('longer numbers push the plot further right', () => {
  const options = { width: 600, height: 240, high: 100, whole: true };
  const narrow = plotFrame({ ...options, axis: () => String });
  const wide = plotFrame({ ...options, axis: () => (value) => `${value} 000 000` });
  expect(wide.left).toBeGreaterThan(narrow.left);
});
