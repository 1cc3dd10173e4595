import { createHash } from 'node:crypto';
import { baseMap } from '../base-map.ts';
import { PICTURE_PALETTES } from './picture-palette.ts';

export const FIRST_TILES_PATH = '/map/first';

const DIGITS = 6;
/** The images are cached permanently, so other colours need another URL. */
const colours = createHash('sha256').update(JSON.stringify(PICTURE_PALETTES)).digest('hex');
export const FIRST_TILES_VERSION = `${baseMap.version}-${colours.slice(0, DIGITS)}`;

/** Where the tiles of the base map are to be had as pictures. */
export const firstTilesAddress = `${FIRST_TILES_PATH}/${FIRST_TILES_VERSION}/{theme}/{z}/{x}/{y}.svg`;
