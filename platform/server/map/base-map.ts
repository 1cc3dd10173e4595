import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'data');

/** The base map included in the suite, built by tools/base-map. */
export const baseMap = {
  file: join(FOLDER, 'base-map.pmtiles'),
  /** Hash of its content. A URL with this version never changes its content. */
  version: readFileSync(join(FOLDER, 'base-map.version'), 'utf8').trim(),
  /** The highest zoom level with tiles. */
  deepest: 7,
  attribution: 'Natural Earth, © GeoNames',
};
