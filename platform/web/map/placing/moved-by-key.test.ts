import { expect, test } from 'vitest';
import { movedByKey } from './movable-mark.tsx';

const here = { x: 100, y: 50 };

test('arrow keys move a placed point, ten times as far with Shift [BEY-02]', () => {
  expect(movedByKey(here, 'ArrowLeft', false)).toEqual({ x: 96, y: 50 });
  expect(movedByKey(here, 'ArrowDown', false)).toEqual({ x: 100, y: 54 });
  expect(movedByKey(here, 'ArrowUp', true)).toEqual({ x: 100, y: 10 });
});

test('other keys are left to the map', () => {
  expect(movedByKey(here, '+', false)).toBeNull();
  expect(movedByKey(here, 'Tab', true)).toBeNull();
});
