import type { FastifyInstance } from 'fastify';
import { BASE_MAPS_PATH, type TiledBaseMap } from '#platform/contract/map/base-map.ts';
import { baseMap } from '../base-map.ts';
import type { ConfiguredBaseMap } from '../base-maps/configured-base-map.ts';
import { firstTilesAddress } from '../picture/first-tiles-address.ts';
import { READING } from './public-headers.ts';

/** The built-in base map, available to every map. */
const builtInBaseMap: TiledBaseMap = {
  kind: 'tiles',
  tiles: `/map/${baseMap.version}/{z}/{x}/{y}.mvt`,
  pictures: firstTilesAddress,
  deepest: baseMap.deepest,
  attribution: baseMap.attribution,
};

/** Short, so that configuration changes take effect soon. Each map requests it once. */
const KEPT = 'public, max-age=60';
/** The configured base map is currently unavailable and may be back soon. */
const KEPT_IN_NEED = 'public, max-age=5';

export function mountBaseMaps(
  server: FastifyInstance,
  configured: ConfiguredBaseMap | undefined,
): void {
  server.route({
    method: READING,
    url: BASE_MAPS_PATH,
    async handler(_request, reply) {
      const better = await configured?.ground();
      const grounds = [...(better ? [better] : []), builtInBaseMap];
      const inNeed = configured && !better;
      return reply.header('cache-control', inNeed ? KEPT_IN_NEED : KEPT).send({ grounds });
    },
  });
}
