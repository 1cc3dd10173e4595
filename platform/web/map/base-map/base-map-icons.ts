import type { Map as MapLibre } from 'maplibre-gl';
import { CLEAR_SIZE } from './base-map-labels.ts';

const SIZE = 12;
const RADIUS = 4;

/** The dot of a town and the transparent square that keeps labels away, drawn here to avoid a sprite file. */
export function addBaseMapIcons(map: MapLibre, colour: string, halo: string): void {
  if (!map.hasImage('clear')) map.addImage('clear', new ImageData(CLEAR_SIZE, CLEAR_SIZE));
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  for (const [radius, fill] of [
    [RADIUS + 1.5, halo],
    [RADIUS, colour],
  ] as const) {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(SIZE / 2, SIZE / 2, radius, 0, 2 * Math.PI);
    pen.fill();
  }
  const picture = pen.getImageData(0, 0, SIZE, SIZE);
  if (map.hasImage('town')) map.updateImage('town', picture);
  else map.addImage('town', picture, { pixelRatio: 2 });
}
