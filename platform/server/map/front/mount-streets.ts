import type { FastifyInstance } from 'fastify';
import type { ConfiguredBaseMap } from '../base-maps/configured-base-map.ts';
import { isNotModified } from './is-not-modified.ts';
import { cacheControlFor, READING } from './public-headers.ts';
import { sendTile } from './send-tile.ts';
import { tileAddress } from './tile-address.ts';

type Asked = { version: string; z: string; x: string; y: string };

/**
 * Serves street tiles from a third-party archive through this process, so that visitors' browsers contact only this
 * server.
 */
export function mountStreets(server: FastifyInstance, configured: ConfiguredBaseMap): void {
  server.route<{ Params: Asked }>({
    method: READING,
    url: '/map/streets/:version/:z/:x/:y.mvt',
    async handler(request, reply) {
      const at = tileAddress(request.params);
      if (!at) return reply.code(404).send();
      const found = await configured.tile(at).catch(() => null);
      // The map falls back to the next base map and must be able to retry.
      if (!found)
        return reply
          .code(503)
          .header('retry-after', '2')
          .header('cache-control', 'no-store')
          .send();
      reply.header('cache-control', cacheControlFor(request.params.version, found.version));
      if (isNotModified(request, reply, found.version)) return reply.code(304).send();
      return sendTile(request, reply, found.tile);
    },
  });
}
