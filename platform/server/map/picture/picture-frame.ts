import type { PictureRequest } from './picture-address.ts';

export type Spot = readonly [x: number, y: number];

export interface Grain {
  /** Unit of the numbers in the path: a tenth of the image's unit, or the unit itself. */
  unit: 0.1 | 1;
  /** Smaller steps are not visible. */
  finest: number;
}

export interface PictureTile {
  z: number;
  x: number;
  y: number;
  /** Left edge of the tile in the image, and its width in pixels. */
  left: number;
  top: number;
  size: number;
}

export interface PictureFrame {
  width: number;
  height: number;
  zoom: number;
  tiles: PictureTile[];
  /** Drawing precision, if not the default. */
  grain?: Grain;
  place(longitude: number, latitude: number): Spot;
}

/** Size of the whole world in pixels at zoom 0, as in interactive maps. */
const WORLD = 512;
const EQUATOR_KM = 40_075;
const CLOSEST = 11;
/** At this zoom a name is visible everywhere. */
const FAR_ENOUGH = 8;
const MARGIN = 36;

/** Computes positions and tiles of the image; optionally zoomed out by some steps. */
export function pictureFrame(
  request: PictureRequest,
  { deepest, stepsBack = 0 }: { deepest: number; stepsBack?: number },
): PictureFrame {
  const { width, height } = request;
  const { x, y, zoom: fitting } = cameraOf(request);
  const zoom = Math.max(Math.min(fitting, FAR_ENOUGH), fitting - stepsBack);
  const scale = WORLD * 2 ** zoom;
  const [left, top] = [x * scale - width / 2, y * scale - height / 2];
  const z = Math.min(deepest, Math.floor(zoom));
  const size = scale / 2 ** z;
  const last = 2 ** z - 1;
  const tiles: PictureTile[] = [];
  const until = (end: number) => Math.min(last, Math.floor(end / size));
  for (
    let column = Math.max(0, Math.floor(left / size));
    column <= until(left + width);
    column += 1
  )
    for (let row = Math.max(0, Math.floor(top / size)); row <= until(top + height); row += 1)
      tiles.push({
        ...{ z, x: column, y: row, size },
        left: column * size - left,
        top: row * size - top,
      });
  const place = (longitude: number, latitude: number): Spot => {
    const at = mercator(longitude, latitude);
    return [at.x * scale - left, at.y * scale - top];
  };
  return { width, height, zoom, tiles, place };
}

function cameraOf({ look, width, height }: PictureRequest) {
  if (!('bounds' in look)) return { ...mercator(...look.centre), zoom: look.zoom };
  const [west, south, east, north] = look.bounds;
  const [a, b] = [mercator(west, north), mercator(east, south)];
  const room = { x: Math.max(1, width - 2 * MARGIN), y: Math.max(1, height - 2 * MARGIN) };
  const scale = Math.min(
    room.x / Math.max(1e-9, Math.abs(b.x - a.x)),
    room.y / Math.max(1e-9, Math.abs(b.y - a.y)),
  );
  const zoom = Math.max(0, Math.min(CLOSEST, Math.log2(scale / WORLD)));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, zoom };
}

/** Length of a distance at a latitude, in pixels. */
export function lengthOf({ zoom }: Pick<PictureFrame, 'zoom'>, km: number, latitude: number) {
  return (km * WORLD * 2 ** zoom) / (EQUATOR_KM * Math.cos((latitude * Math.PI) / 180));
}

/** Web Mercator; the world has width and height one. */
function mercator(longitude: number, latitude: number): { x: number; y: number } {
  const angle = (latitude * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}
