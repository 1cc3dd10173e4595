import type { TiledGround } from '#platform/contract/map/ground.ts';
import { baseMap } from './base-map.ts';
import { firstTilesAddress } from './picture/first-tiles-address.ts';

/** What every map can stand on. */
export const baseGround: TiledGround = {
  kind: 'tiles',
  tiles: `/map/${baseMap.version}/{z}/{x}/{y}.mvt`,
  pictures: firstTilesAddress,
  deepest: baseMap.deepest,
  attribution: baseMap.attribution,
};
