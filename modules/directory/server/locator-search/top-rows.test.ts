import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TopRows } from './top-rows.ts';

test('the first of many are those that sorting gives [LOC-06]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 20 }), (values, size) => {
      const isBefore = (one: number, other: number) =>
        (values[one] ?? 0) - (values[other] ?? 0) < 0 ||
        (values[one] === values[other] && one < other);
      const top = new TopRows(size, isBefore);
      for (const row of values.keys()) top.offer(row);
      const sorted = [...values.keys()].sort((one, other) => (isBefore(one, other) ? -1 : 1));
      expect(top.inOrder()).toEqual(sorted.slice(0, size));
    }),
  );
});
