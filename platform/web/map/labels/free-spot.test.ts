import { expect, test } from 'vitest';
import { freeSpot } from '../areas/area-signs.tsx';
import { boxAround } from './place-labels.ts';

test('a sign stays at its position if it is free', () => {
  expect(freeSpot({ x: 50, y: 50 }, 10, [])).toEqual({ x: 0, y: 0 });
});

test('a sign moves up and to the right of an obstacle', () => {
  const { x, y } = freeSpot({ x: 50, y: 50 }, 10, [boxAround({ x: 48, y: 52 }, 8)]);
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(0);
});

test('where all around is taken it stays', () => {
  expect(freeSpot({ x: 50, y: 50 }, 10, [boxAround({ x: 50, y: 50 }, 500)])).toEqual({
    x: 0,
    y: 0,
  });
});
