import type { Map as MapLibre } from 'maplibre-gl';
import type { MapPalette } from '../palette/map-palette.ts';
import { CLEAR_SIZE } from './base-map-labels.ts';

const TOWN_SIZE = 12;
const TOWN_RADIUS = 4;
/** The side of a tile of the hatch, in image pixels of a screen with two per pixel. */
const HATCH_SIZE = 14;

type Colours = Pick<MapPalette, 'quietWord' | 'land'>;

/**
 * The dot of a town, the transparent square that keeps labels away, and the hatch of areas without a value, drawn here to
 * avoid a sprite file.
 */
export function addBaseMapIcons(map: MapLibre, { quietWord, land }: Colours): void {
  if (!map.hasImage('clear')) map.addImage('clear', new ImageData(CLEAR_SIZE, CLEAR_SIZE));
  setImage(map, 'town', TOWN_SIZE, (pen) => {
    for (const [radius, fill] of [
      [TOWN_RADIUS + 1.5, land],
      [TOWN_RADIUS, quietWord],
    ] as const) {
      pen.fillStyle = fill;
      pen.beginPath();
      pen.arc(TOWN_SIZE / 2, TOWN_SIZE / 2, radius, 0, 2 * Math.PI);
      pen.fill();
    }
  });
  setImage(map, 'hatch', HATCH_SIZE, (pen) => {
    pen.strokeStyle = quietWord;
    pen.globalAlpha = 0.45;
    pen.lineWidth = 1.6;
    // Three lines, so that those of neighbouring tiles meet.
    for (const from of [-HATCH_SIZE, 0, HATCH_SIZE]) {
      pen.beginPath();
      pen.moveTo(from, HATCH_SIZE);
      pen.lineTo(from + HATCH_SIZE, 0);
      pen.stroke();
    }
  });
}

function setImage(
  map: MapLibre,
  name: string,
  size: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): void {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  draw(pen);
  const picture = pen.getImageData(0, 0, size, size);
  if (map.hasImage(name)) map.updateImage(name, picture);
  else map.addImage(name, picture, { pixelRatio: 2 });
}
