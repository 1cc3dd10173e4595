import { expect, test } from 'vitest';
import { byZoom } from './picture-shapes.ts';

const RIVERS = [
  [4, 0.5],
  [8, 1.2],
  [11, 2],
] as const;

test('a line grows from stop to stop, and neither before the first nor after the last', () => {
  const widths = [0, 4, 6, 8, 9.5, 11, 14].map((zoom) => byZoom(zoom, RIVERS));
  expect(widths).toEqual([0.5, 0.5, 0.85, 1.2, 1.6, 2, 2]);
});
