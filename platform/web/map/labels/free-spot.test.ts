import { expect, test } from 'vitest';
import { freeSpot } from '../areas/area-signs.tsx';
import { boxAround } from './place-labels.ts';

test('a sign stands where it belongs when nothing is there', () => {
  expect(freeSpot({ x: 50, y: 50 }, 10, [])).toEqual({ x: 0, y: 0 });
});

test('it steps up and to the right of what is in its way', () => {
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
