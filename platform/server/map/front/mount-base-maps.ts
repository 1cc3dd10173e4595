import type { FastifyInstance } from 'fastify';
import { BASE_MAPS_PATH } from '#platform/contract/map/base-map.ts';
import type { ConfiguredBaseMap } from '../base-maps/configured-base-map.ts';
import { builtInBaseMap } from '../built-in-base-map.ts';
import { READING } from './public-headers.ts';

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
