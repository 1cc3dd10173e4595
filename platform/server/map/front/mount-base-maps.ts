import type { FastifyInstance } from 'fastify';
import { BASE_MAPS_PATH, type TiledBaseMap } from '#platform/contract/map/base-map.ts';
import type { FileBytes } from '../archive/archive-bytes.ts';
import { baseMap } from '../base-map.ts';
import type { ConfiguredBaseMap } from '../base-maps/configured-base-map.ts';
import { firstTilesAddress } from '../picture/picture-palette.ts';
import { cacheControlFor, isNotModified, READING, sendTile, tileAddress } from './send-tile.ts';

/** The built-in base map, available to every map. */
const builtInBaseMap: TiledBaseMap = {
  kind: 'tiles',
  tiles: `/map/${baseMap.version}/{z}/{x}/{y}.mvt`,
  pictures: firstTilesAddress,
  deepest: baseMap.deepest,
  attribution: baseMap.attribution,
};

/** Short, so that configuration changes take effect soon. Each map requests it once. */
const CACHE_CONTROL = 'public, max-age=60';
/** The configured base map is currently unavailable and may be back soon. */
const FALLBACK_CACHE_CONTROL = 'public, max-age=5';

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
      return reply
        .header('cache-control', inNeed ? FALLBACK_CACHE_CONTROL : CACHE_CONTROL)
        .send({ grounds });
    },
  });
}

type TileParams = { version: string; z: string; x: string; y: string };

/**
 * Serves street tiles from a third-party archive through this process, so that visitors' browsers contact only this
 * server.
 */
export function mountStreets(server: FastifyInstance, configured: ConfiguredBaseMap): void {
  server.route<{ Params: TileParams }>({
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

/** Maximum size of a response. Readers request a directory or a tile, not the whole file. */
const LARGEST_RANGE = 1_000_000;

/** Serves the archive to PMTiles readers, always in ranges, as the format intends. */
export function mountRanges(
  server: FastifyInstance,
  { path, bytes, version }: { path: string; bytes: FileBytes; version: string },
): void {
  server.route<{ Querystring: { v?: string } }>({
    method: READING,
    url: path,
    async handler(request, reply) {
      const size = await bytes.size();
      reply
        .header('accept-ranges', 'bytes')
        .header('cache-control', cacheControlFor(String(request.query.v ?? ''), version))
        .type('application/vnd.pmtiles');
      if (isNotModified(request, reply, version)) return reply.code(304).send();
      const range = parseByteRange(request.headers.range, size);
      if (!range) return reply.code(416).header('content-range', `bytes */${size}`).send();
      const length = Math.min(range.end - range.start + 1, LARGEST_RANGE);
      return reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.start + length - 1}/${size}`)
        .header('content-length', length)
        .send(bytes.stream(range.start, length));
    },
  });
}

/**
 * Parses one byte range, both ends inclusive; null if it is outside the file or there are several. Without a header it
 * is the whole file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null {
  if (header === undefined) return { start: 0, end: size - 1 };
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : null;
}
