import type { FastifyInstance } from 'fastify';
import type { TileCache } from '../archive/tile-cache.ts';
import { isNotModified } from './is-not-modified.ts';
import { cacheControlFor, READING } from './public-headers.ts';
import { sendTile } from './send-tile.ts';
import { tileAddress } from './tile-address.ts';

type Asked = { version: string; z: string; x: string; y: string };

export function mountTiles(
  server: FastifyInstance,
  { tiles, version }: { tiles: TileCache; version: string },
): void {
  server.route<{ Params: Asked }>({
    method: READING,
    url: '/map/:version/:z/:x/:y.mvt',
    handler(request, reply) {
      const at = tileAddress(request.params);
      if (!at) return reply.code(404).send();
      reply.header('cache-control', cacheControlFor(request.params.version, version));
      if (isNotModified(request, reply, version)) return reply.code(304).send();
      const tile = tiles.tile(at.z, at.x, at.y);
      return tile instanceof Promise
        ? tile.then((read) => sendTile(request, reply, read))
        : sendTile(request, reply, tile);
    },
  });
}
