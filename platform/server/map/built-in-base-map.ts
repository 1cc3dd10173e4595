import type { TiledBaseMap } from '#platform/contract/map/base-map.ts';
import { baseMap } from './base-map.ts';
import { firstTilesAddress } from './picture/first-tiles-address.ts';

/** The built-in base map, available to every map. */
export const builtInBaseMap: TiledBaseMap = {
  kind: 'tiles',
  tiles: `/map/${baseMap.version}/{z}/{x}/{y}.mvt`,
  pictures: firstTilesAddress,
  deepest: baseMap.deepest,
  attribution: baseMap.attribution,
};
