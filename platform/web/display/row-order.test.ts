import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { moveByKeys, moveItem } from './row-order.tsx';

test('an item moves to another place, and nothing moves beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('only Alt with an arrow up or down moves a row, and only then the key is taken', () => {
  const preventDefault = vi.fn();
  const press = (key: string, altKey: boolean) =>
    moveByKeys({ key, altKey, preventDefault } as Partial<KeyboardEvent> as KeyboardEvent);
  expect([press('ArrowUp', false), press('Enter', true)]).toEqual([undefined, undefined]);
  expect(preventDefault).not.toHaveBeenCalled();
  expect([press('ArrowUp', true), press('ArrowDown', true)]).toEqual([-1, 1]);
  expect(preventDefault).toHaveBeenCalledTimes(2);
});
