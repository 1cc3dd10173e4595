/** Writes the small street archive for tests and journeys: node tools/base-map/make-town.ts */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { writeArchive } from './archive/write-archive.ts';
import type { Tile } from './tiles/cut-tiles.ts';
import { TOWN_BOUNDS, TOWN_CENTRE, townFeatures } from './town/town-features.ts';

const FILE = join(import.meta.dirname, '../../platform/server/map/testing/town.pmtiles');
const EXTENT = 4096;
const [SHALLOWEST, DEEPEST] = [8, 14];

function* tiles(): Generator<Tile> {
  const cutters = Object.entries(townFeatures()).map(([name, features]) => {
    const options = { maxZoom: DEEPEST, indexMaxZoom: DEEPEST, extent: EXTENT, buffer: 64 };
    return [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const;
  });
  const [west, south, east, north] = TOWN_BOUNDS;
  for (let z = SHALLOWEST; z <= DEEPEST; z += 1)
    for (let x = column(west, z); x <= column(east, z); x += 1)
      for (let y = row(north, z); y <= row(south, z); y += 1) {
        const filled: Record<string, GeoJSONVTTile> = {};
        for (const [name, cutter] of cutters) {
          const tile = cutter.getTile(z, x, y);
          if (tile) filled[name] = tile;
        }
        yield { z, x, y, content: fromGeojsonVt(filled, { version: 2, extent: EXTENT }) };
      }
}

function column(longitude: number, z: number): number {
  return Math.floor(((longitude + 180) / 360) * 2 ** z);
}

function row(latitude: number, z: number): number {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
}

const archive = writeArchive({
  deepest: DEEPEST,
  metadata: {
    name: 'A town for tests',
    attribution: '<a href="https://osm.example">Streets of nowhere</a> &copy; nobody',
  },
  tiles: tiles(),
  part: {
    shallowest: SHALLOWEST,
    bounds: TOWN_BOUNDS,
    centre: { ...TOWN_CENTRE, zoom: 13 },
  },
});
writeFileSync(FILE, archive);
process.stdout.write(`${FILE}: ${archive.length} bytes\n`);
