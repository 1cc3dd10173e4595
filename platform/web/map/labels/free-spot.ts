import type { Point } from '../mercator.ts';
import { type Box, boxAround, isFree } from './place-labels.ts';

const STEPS: Point[] = [
  { x: 0, y: 0 },
  ...[24, 36].flatMap((far) => [
    { x: far * 0.7, y: -far * 0.7 },
    { x: -far * 0.7, y: -far * 0.7 },
    { x: far * 0.7, y: far * 0.7 },
    { x: -far * 0.7, y: far * 0.7 },
  ]),
];

/** How far a small sign has to step aside so that it covers no marker; it stays where everything is taken. */
export function freeSpot(from: Point, half: number, taken: readonly Box[]): Point {
  const free = STEPS.find((step) =>
    isFree(boxAround({ x: from.x + step.x, y: from.y + step.y }, half), taken),
  );
  return free ?? { x: 0, y: 0 };
}
