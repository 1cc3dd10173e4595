import { expect, test } from 'vitest';
import { outlinePath } from './map-picture.tsx';

test('the middle of the world is the middle of the picture', () => {
  const coordinates = [
    [
      [0, 0],
      [180, 0],
      [0, 85.051129],
      [0, 0],
    ],
  ];
  expect(outlinePath({ type: 'Polygon', coordinates })).toBe('M256 256L512 256L256 0L256 256Z');
});

test('every piece of an area is drawn', () => {
  const ring = [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0],
  ];
  const path = outlinePath({ type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] });
  expect(path.match(/M/g)).toHaveLength(3);
});
