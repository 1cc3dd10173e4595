import { createHash } from 'node:crypto';
import { baseMap } from '../base-map.ts';

/**
 * Palette of the interactive maps as plain colours, because images have no style sheet. A test compares them with the
 * tokens.
 */
export interface PicturePalette {
  sea: string;
  land: string;
  builtUp: string;
  ice: string;
  river: string;
  coast: string;
  border: string;
  word: string;
  quietWord: string;
  pin: string;
  onPin: string;
  chosen: string;
  ring: string;
  surface: string;
}

export const PICTURE_PALETTES: Readonly<Record<'light' | 'dark', PicturePalette>> = {
  light: {
    sea: '#ebe9e5',
    land: '#f6f5f1',
    builtUp: '#e8e7e3',
    ice: '#ffffff',
    river: '#bec6d2',
    coast: '#e4e1d9',
    border: '#cbc7bc',
    word: '#4e5752',
    quietWord: '#656d68',
    pin: '#17352b',
    onPin: '#ffffff',
    chosen: '#b07a1a',
    ring: '#8b8a80',
    surface: '#ffffff',
  },
  dark: {
    sea: '#0c1011',
    land: '#0e1211',
    builtUp: '#1b1f1e',
    ice: '#141917',
    river: '#132634',
    coast: '#262d2a',
    border: '#3a443f',
    word: '#a8b1ab',
    quietWord: '#8b958f',
    pin: '#e6e3d8',
    onPin: '#17201c',
    chosen: '#d8a347',
    ring: '#6e7973',
    surface: '#141917',
  },
};

export const FIRST_TILES_PATH = '/map/first';

const DIGITS = 6;
/** The images are cached permanently, so other colours need another URL. */
const colours = createHash('sha256').update(JSON.stringify(PICTURE_PALETTES)).digest('hex');
export const FIRST_TILES_VERSION = `${baseMap.version}-${colours.slice(0, DIGITS)}`;

/** URL of the base map's tiles as images. */
export const firstTilesAddress = `${FIRST_TILES_PATH}/${FIRST_TILES_VERSION}/{theme}/{z}/{x}/{y}.svg`;
