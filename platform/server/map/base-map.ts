import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'data');

/** The base map that this house brings itself, made by tools/base-map. */
export const baseMap = {
  file: join(FOLDER, 'base-map.pmtiles'),
  /** A word made from its content: an address that holds it never changes what it says. */
  version: readFileSync(join(FOLDER, 'base-map.version'), 'utf8').trim(),
  /** The closest zoom that it has tiles of. */
  deepest: 7,
  attribution: 'Natural Earth, © GeoNames',
};
