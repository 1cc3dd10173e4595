import { html } from '../../http/html.ts';
import type { KeptTiles } from '../archive/kept-tiles.ts';
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

/** Half pixels of a tile as wide as the screen counts it: nobody sees more in the moment before the map itself is there. */
const HALVES = { size: 1024, grain: { unit: 1, finest: 2 } satisfies Grain };
/** The closest tile is stretched by whoever looks closer: it says all that it knows. */
const EIGHTHS = { size: 4096, grain: { unit: 1, finest: 4 } satisfies Grain };

/** One tile of the base map as a picture, without a word: what a map shows before the program is there that draws it. */
export async function firstTile(
  { tiles, deepest }: { tiles: KeptTiles; deepest: number },
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
