import type { Point } from '../mercator.ts';

const STEP = 4;
const LARGE_STEP = 40;

const WAYS = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** Where an arrow key moves a point of the screen to, with Shift ten times as far; null for any other key. */
export function movedByKey(from: Point, key: string, isLarge: boolean): Point | null {
  const way = WAYS.get(key);
  if (!way) return null;
  const step = isLarge ? LARGE_STEP : STEP;
  return { x: from.x + way.x * step, y: from.y + way.y * step };
}
