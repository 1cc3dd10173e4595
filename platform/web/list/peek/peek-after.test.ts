import { expect, test } from 'vitest';
import { peekAfter } from './peek-after.ts';

const of = (at: number, isPressable = false) => ({ at, count: 3, isPressable });

test('arrows peek at the next row and end with the list; space leads back, enter to the record [GEN-04]', () => {
  expect(peekAfter('ArrowDown', of(0))).toBe(1);
  expect(peekAfter('ArrowDown', of(2))).toBe(2);
  expect(peekAfter('ArrowUp', of(0))).toBe(0);
  expect(peekAfter('k', of(2))).toBe(1);
  expect(peekAfter(' ', of(1))).toBe('close');
  expect(peekAfter('Enter', of(1))).toBe('open');
  expect(peekAfter('Enter', of(1, true))).toBeUndefined();
  expect(peekAfter(' ', of(1, true))).toBeUndefined();
  expect(peekAfter('x', of(1))).toBeUndefined();
});
