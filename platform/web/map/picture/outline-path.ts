import type { MultiPolygon, Polygon } from 'geojson';
import { toWorld } from '../mercator.ts';

/** An outline as an SVG path in the coordinates of the world at zoom 0. */
export function outlinePath(geometry: Polygon | MultiPolygon): string {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring) => `M${ring.map(([x = 0, y = 0]) => corner(x, y)).join('L')}Z`)
    .join('');
}

function corner(longitude: number, latitude: number): string {
  const { x, y } = toWorld([longitude, latitude]);
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
