import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHundredths, toUnits } from './number-field.tsx';

test('an amount is typed in units and stored in hundredths [GEN-03]', () => {
  expect(toHundredths(19.99)).toBe(1999);
  expect(toHundredths(0.29)).toBe(29);
  expect(toHundredths(null)).toBeNull();
  expect(toUnits(1999)).toBe(19.99);
});

test('no amount changes on its way into the field and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (hundredths) => {
      expect(toHundredths(toUnits(hundredths))).toBe(hundredths);
    }),
  );
});
