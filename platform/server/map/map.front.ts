import type { FastifyInstance } from 'fastify';
import { defineFront } from '../http/front.ts';
import { FileBytes } from './archive/archive-bytes.ts';
import { TileArchive } from './archive/tile-archive.ts';
import { TileCache } from './archive/tile-cache.ts';
import { baseMap } from './base-map.ts';
import { ConfiguredBaseMap } from './base-maps/configured-base-map.ts';
import { mountBaseMaps, mountRanges, mountStreets } from './front/mount-base-maps.ts';
import { mountFirstTiles } from './front/mount-first-tiles.ts';
import { mountPicture } from './front/mount-picture.ts';
import {
  cacheControlFor,
  isNotModified,
  PUBLIC_HEADERS,
  READING,
  sendTile,
  tileAddress,
} from './front/send-tile.ts';

/** Large enough for the whole base map. At least two of the four file system threads stay free for other calls. */
const CACHE_LIMITS = { bytes: 16 * 1024 * 1024, readAtOnce: 2, maxWaiting: 2_000 };

/** Serves base maps as tiles for public pages and brands' own sites. */
export const mapFront = defineFront({
  name: 'map',
  reason: 'Coasts, borders, towns and streets are no secret, and public pages show them.',
  // A brand's own host belongs to the brand completely, including `/map/`.
  byPathOnly: true,
  async mount({ server, app }) {
    const base = new FileBytes(baseMap.file);
    const archive = new TileArchive(base);
    const { version } = baseMap;
    const { MAP_TILES } = app.config;
    const configured = MAP_TILES && new ConfiguredBaseMap(app, MAP_TILES);
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers(PUBLIC_HEADERS);
    });
    server.addHook('onClose', async () => {
      await Promise.all([base.close(), configured?.close()]);
    });
    const tiles = new TileCache(archive, CACHE_LIMITS);
    mountTiles(server, { tiles, version });
    mountFirstTiles(server, { tiles, deepest: baseMap.deepest });
    mountPicture(server, { secrets: app.secrets, tiles, deepest: baseMap.deepest });
    if (configured) mountStreets(server, configured);
    mountRanges(server, { path: '/map/base-map.pmtiles', bytes: base, version });
    mountBaseMaps(server, configured);
    // Loads it at startup, so that the first visitor does not wait for the provider.
    configured?.ground().catch(() => null);
    server.setNotFoundHandler((_request, reply) => reply.code(404).send());
    return {
      claims: (_host, path) => path.startsWith('/map/'),
      unreadable: (_request, reply) => reply.code(404).send(),
    };
  },
});

type TileParams = { version: string; z: string; x: string; y: string };

function mountTiles(
  server: FastifyInstance,
  { tiles, version }: { tiles: TileCache; version: string },
): void {
  server.route<{ Params: TileParams }>({
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
