/**
 * Builds the base map of the suite; run it again when a source changes: `node tools/base-map/make-base-map.ts PACKAGES
 * NATURAL_EARTH`. The README.md in this folder lists the contents of the two folders.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeArchive } from './archive/write-archive.ts';
import { boundaries } from './layers/boundaries.ts';
import { earth } from './layers/earth.ts';
import { landcover } from './layers/landcover.ts';
import { places } from './layers/places.ts';
import { water } from './layers/water.ts';
import { Sources } from './sources.ts';
import { cutTiles } from './tiles/cut-tiles.ts';

const DEEPEST = 7;
const TARGET = join(import.meta.dirname, '../../platform/server/map/data');
const ATTRIBUTION = 'Natural Earth, GeoNames';

const [packages, naturalEarth] = process.argv.slice(2);
if (!packages || !naturalEarth) throw new Error('say where the packages and Natural Earth lie');
const sources = new Sources({ packages, naturalEarth });
const layers = {
  earth: earth(sources),
  landcover: landcover(sources),
  water: await water(sources),
  boundaries: boundaries(sources),
  places: places(sources),
};
for (const [name, features] of Object.entries(layers)) console.log(`${name}: ${features.length}`);
const archive = writeArchive({
  deepest: DEEPEST,
  tiles: cutTiles(layers, DEEPEST),
  metadata: {
    name: 'Comptoir base map',
    attribution: ATTRIBUTION,
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
  },
});
writeFileSync(join(TARGET, 'base-map.pmtiles'), archive);
writeFileSync(join(TARGET, 'base-map.version'), `${versionOf(archive)}\n`);
console.log(`${(archive.length / 1_000_000).toFixed(2)} MB`);

function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
