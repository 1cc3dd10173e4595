import type { FeatureCollection } from 'geojson';
import type { Box } from '../labels/place-labels.ts';
import type { Point } from '../mercator.ts';

/** Size of a transparent image: a row of them covers a label, one covers a marker. */
export const CLEAR_SIZE = 16;

/** Converts boxes on the screen to map points, each with a transparent square that keeps labels away. */
export function labelExclusionZones(
  boxes: readonly Box[],
  unproject: (point: Point) => [number, number],
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: boxes.flatMap(squares).map((point) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: unproject(point) },
    })),
  };
}

function squares({ left, top, right, bottom }: Box): Point[] {
  const [columns, rows] = [right - left, bottom - top].map((length) =>
    Math.max(1, Math.ceil(length / CLEAR_SIZE)),
  ) as [number, number];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + ((index % columns) + 0.5) * ((right - left) / columns),
    y: top + (Math.floor(index / columns) + 0.5) * ((bottom - top) / rows),
  }));
}
