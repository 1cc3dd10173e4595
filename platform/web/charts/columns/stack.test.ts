import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stack } from './column-parts.tsx';

const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
  minLength: 1,
  maxLength: 8,
});

test('parts keep their order, lie two pixels apart and fill exactly the whole', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 40, max: 1000, noNaN: true }), (parts, length) => {
      const laid = stack(parts, length);
      expect(laid.map((part) => part.index)).toEqual(
        parts.flatMap((value, index) => (value > 0 ? [index] : [])),
      );
      laid.forEach((part, position) => {
        const before = laid[position - 1];
        expect(part.offset - (before ? before.offset + before.length : -2)).toBeCloseTo(2, 6);
        expect(part.length).toBeGreaterThanOrEqual(1 - 1e-6);
      });
      const last = laid.at(-1);
      if (last) expect(last.offset + last.length).toBeCloseTo(length, 6);
    }),
  );
});

test('a larger value never gets a shorter part', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 1, max: 600, noNaN: true }), (parts, length) => {
      const laid = stack(parts, length).toSorted(
        (a, b) => (parts[a.index] ?? 0) - (parts[b.index] ?? 0),
      );
      laid.forEach((part, position) => {
        expect(part.length).toBeGreaterThanOrEqual((laid[position - 1]?.length ?? 0) - 1e-6);
      });
    }),
  );
});

test('where there is no room for gaps the parts touch and still fill the whole', () => {
  expect(stack([1, 1, 2], 4)).toEqual([
    { index: 0, offset: 0, length: 1 },
    { index: 1, offset: 1, length: 1 },
    { index: 2, offset: 2, length: 2 },
  ]);
});

test('nothing but zeros draws nothing', () => {
  expect(stack([0, 0], 100)).toEqual([]);
});
