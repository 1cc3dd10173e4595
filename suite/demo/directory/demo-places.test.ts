import { afterAll, expect, test } from 'vitest';
import { FileBytes } from '#platform/server/map/archive/archive-bytes.ts';
import { TileArchive } from '#platform/server/map/archive/tile-archive.ts';
import { TileCache } from '#platform/server/map/archive/tile-cache.ts';
import { baseMap } from '#platform/server/map/base-map.ts';
import { type DecodedTile, decodedTile } from '#platform/server/map/picture/decoded-tile.ts';
import { demoLocations } from './demo-places.ts';

/** Deepest zoom of the built-in map. */
const ZOOM = 7;
const AREA = 3;

const bytes = new FileBytes(baseMap.file);
const bounds = { bytes: 10_000_000, readAtOnce: 4, maxWaiting: 100 };
const tiles = new TileCache(new TileArchive(bytes), bounds);
afterAll(() => bytes.close());

test('every shop of the demo stands on land of the built-in map, not in the sea or a lake [BEY-02]', async () => {
  const inWater: string[] = [];
  for (const { code, city } of demoLocations) {
    const [name, , , latitude, longitude] = city;
    const x = ((longitude + 180) / 360) * 2 ** ZOOM;
    const radians = (latitude * Math.PI) / 180;
    const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** ZOOM;
    const at = { z: ZOOM, x: Math.floor(x), y: Math.floor(y), left: 0, top: 0, size: 1 };
    const found = await decodedTile(tiles, at);
    const within = (layer: string) => found !== null && isWithin(found, layer, x - at.x, y - at.y);
    if (!within('earth') || within('water')) inWater.push(`${code} ${name}`);
  }
  expect(inWater).toEqual([]);
});

/** Whether a point, in shares of the tile, is inside an area of a layer. */
function isWithin({ tile }: DecodedTile, layer: string, x: number, y: number): boolean {
  const areas = tile.layers[layer];
  if (!areas) return false;
  const point = { x: x * areas.extent, y: y * areas.extent };
  return Array.from({ length: areas.length }, (_, index) => areas.feature(index))
    .filter(({ type }) => type === AREA)
    .some((area) => {
      const sides = area
        .loadGeometry()
        .flatMap((ring) =>
          ring.map((corner, index) => [corner, ring.at(index - 1) ?? corner] as const),
        );
      const crossed = sides.filter(
        ([one, other]) =>
          one.y > point.y !== other.y > point.y &&
          point.x < ((other.x - one.x) * (point.y - one.y)) / (other.y - one.y) + one.x,
      );
      return crossed.length % 2 === 1;
    });
}
