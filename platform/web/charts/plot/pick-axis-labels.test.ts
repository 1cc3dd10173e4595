import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickAxisLabels } from './plot-labels.tsx';

const centred = (widths: number[], step: number, edge = Number.POSITIVE_INFINITY) =>
  widths.map((width, index) => {
    const middle = Math.min((index + 0.5) * step, edge - width / 2);
    return { left: middle - width / 2, right: middle + width / 2 };
  });

test('twelve months in a wide chart are all named', () => {
  expect(pickAxisLabels(centred(Array(12).fill(24), 60), 60).size).toBe(12);
});

test('a last label that is moved in from the edge displaces the label before it', () => {
  const places = centred([40, 40, 40], 52, 140);
  expect(pickAxisLabels(places, 52)).toEqual(new Set([0, 2]));
});

test('visible labels never touch, and the last one is always visible', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 80, noNaN: true }), { minLength: 1, maxLength: 200 }),
      fc.double({ min: 0.5, max: 100, noNaN: true }),
      (widths, step) => {
        const places = centred(widths, step, widths.length * step);
        const shown = [...pickAxisLabels(places, step)].map((index) => ({
          index,
          ...places[index],
        }));
        expect(shown.at(-1)?.index).toBe(widths.length - 1);
        shown.slice(1).forEach(({ left = 0 }, position) => {
          expect(left).toBeGreaterThan(shown[position]?.right ?? 0);
        });
      },
    ),
  );
});
