import { html } from '../../http/html.ts';
import type { TileCache } from '../archive/tile-cache.ts';
import { decodedTile } from './decoded-tile.ts';
import type { Grain } from './path-data.ts';
import type { PictureFrame, Spot } from './picture-frame.ts';
import { PICTURE_PALETTES, type PicturePalette } from './picture-palette.ts';
import { pictureShapes } from './picture-shapes.ts';

export interface FirstTile {
  z: number;
  x: number;
  y: number;
  theme: keyof typeof PICTURE_PALETTES;
}

/** Half-pixel precision at the tile's display size, which is enough until the map itself has loaded. */
const HALVES = { size: 1024, grain: { unit: 1, finest: 2 } satisfies Grain };
/** The tile of the highest zoom is scaled up at closer views, so it has full precision. */
const EIGHTHS = { size: 4096, grain: { unit: 1, finest: 4 } satisfies Grain };

/** One tile of the base map as an image without labels, shown until the map script has loaded. */
export async function firstTile(
  { tiles, deepest }: { tiles: TileCache; deepest: number },
  { theme, ...at }: FirstTile,
): Promise<string> {
  const { size, grain } = at.z < deepest ? HALVES : EIGHTHS;
  const palette: PicturePalette = PICTURE_PALETTES[theme];
  const placed = { ...at, left: 0, top: 0, size };
  const frame: PictureFrame = {
    ...{ width: size, height: size, zoom: at.z, tiles: [placed], grain },
    place: (): Spot => [0, 0],
  };
  const decoded = await decodedTile(tiles, placed);
  // Its edges lie on whole pixels of the screen, its sides need not be equally long to the last of them.
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}" preserveAspectRatio="none"><rect width="${size}" height="${size}" fill="${palette.sea}"/><g stroke-linejoin="round">${decoded ? pictureShapes(frame, [decoded], palette) : []}</g></svg>`
    .markup;
}
