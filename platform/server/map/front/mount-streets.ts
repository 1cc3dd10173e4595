import type { FastifyInstance } from 'fastify';
import type { ConfiguredGround } from '../grounds/configured-ground.ts';
import { isKnown } from './is-known.ts';
import { keptFor, READING } from './public-headers.ts';
import { sendTile } from './send-tile.ts';
import { tileAddress } from './tile-address.ts';

type Asked = { version: string; z: string; x: string; y: string };

/** Streets out of somebody else's archive, through our own process: a visitor's browser talks to nobody but us. */
export function mountStreets(server: FastifyInstance, configured: ConfiguredGround): void {
  server.route<{ Params: Asked }>({
    method: READING,
    url: '/map/streets/:version/:z/:x/:y.mvt',
    async handler(request, reply) {
      const at = tileAddress(request.params);
      if (!at) return reply.code(404).send();
      const found = await configured.tile(at).catch(() => null);
      // The map that asked goes on to the next ground, and must be able to come back.
      if (!found)
        return reply
          .code(503)
          .header('retry-after', '2')
          .header('cache-control', 'no-store')
          .send();
      reply.header('cache-control', keptFor(request.params.version, found.version));
      if (isKnown(request, reply, found.version)) return reply.code(304).send();
      return sendTile(request, reply, found.tile);
    },
  });
}
