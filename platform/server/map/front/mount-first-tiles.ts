import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import { html } from '../../http/html.ts';
import type { TileCache } from '../archive/tile-cache.ts';
import { decodedTile } from '../picture/decoded-tile.ts';
import type { Grain, PictureFrame, Spot } from '../picture/picture-frame.ts';
import {
  FIRST_TILES_PATH,
  FIRST_TILES_VERSION,
  PICTURE_PALETTES,
  type PicturePalette,
} from '../picture/picture-palette.ts';
import { pictureShapes } from '../picture/picture-shapes.ts';
import { cacheControlFor, isNotModified, READING, sendTile, tileAddress } from './send-tile.ts';

/** Half-pixel precision at the tile's display size, which is enough until the map itself has loaded. */
const HALVES = { size: 1024, grain: { unit: 1, finest: 2 } satisfies Grain };
/** The tile of the highest zoom is scaled up at closer views, so it has full precision. */
const EIGHTHS = { size: 4096, grain: { unit: 1, finest: 4 } satisfies Grain };

type TileParams = { version: string; theme: string; z: string; x: string; y: string };
type Base = { tiles: TileCache; deepest: number };

/** Enough for all low zoom levels in both themes, and some closer tiles. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** A few screens of tiles. A rejected client sees the map slightly later, when its script draws it. */
const MAX_WAITING = 60;

const packed = promisify(gzip);

/**
 * Tiles of the base map as images. They need no signature, because their number is limited: each is drawn once and
 * cached.
 */
export function mountFirstTiles(server: FastifyInstance, base: Base): void {
  const cache = new LRUCache<string, Buffer, FirstTile>({
    maxSize: CACHE_BYTES,
    ignoreFetchAbort: true,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _before, { context }) => drawn(base, context),
  });
  server.route<{ Params: TileParams }>({
    method: READING,
    url: `${FIRST_TILES_PATH}/:version/:theme/:z/:x/:y.svg`,
    async handler(request, reply) {
      const { version, theme } = request.params;
      const at = tileAddress(request.params);
      if (!at || at.z > base.deepest || !isTheme(theme)) return reply.code(404).send();
      reply.header('cache-control', cacheControlFor(version, FIRST_TILES_VERSION));
      if (isNotModified(request, reply, FIRST_TILES_VERSION)) return reply.code(304).send();
      const key = `${theme}/${at.z}/${at.x}/${at.y}`;
      const content = await cache.forceFetch(key, { context: { ...at, theme } });
      return sendTile(request, reply, { content, encoding: 'gzip' }, 'image/svg+xml');
    },
  });
}

const drawing = new ConcurrencyLimit({ atOnce: 1, maxWaiting: MAX_WAITING });

/**
 * Draws one tile at a time, followed by a pause of the same length, so that other requests get at least half of the CPU time.
 */
async function drawn(base: Base, tile: FirstTile): Promise<Buffer> {
  const free = await drawing.take();
  const begun = performance.now();
  try {
    return await packed(await firstTile(base, tile), { level: 9 });
  } finally {
    pause(performance.now() - begun, undefined, { ref: false }).then(free);
  }
}

function isTheme(text: string): text is FirstTile['theme'] {
  return text === 'light' || text === 'dark';
}

interface FirstTile {
  z: number;
  x: number;
  y: number;
  theme: keyof typeof PICTURE_PALETTES;
}

/** One tile of the base map as an image without labels, shown until the map script has loaded. */
export async function firstTile(
  { tiles, deepest }: { tiles: TileCache; deepest: number },
  { theme, ...at }: FirstTile,
): Promise<string> {
  const { size, grain } = at.z < deepest ? HALVES : EIGHTHS;
  const palette: PicturePalette = PICTURE_PALETTES[theme];
  const placed = { ...at, left: 0, top: 0, size };
  const frame: PictureFrame = {
    ...{ width: size, height: size, zoom: at.z, tiles: [placed], grain },
    place: (): Spot => [0, 0],
  };
  const decoded = await decodedTile(tiles, placed);
  // Edges are rounded to whole pixels, so sides may differ by one pixel.
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}" preserveAspectRatio="none"><rect width="${size}" height="${size}" fill="${palette.sea}"/><g stroke-linejoin="round">${decoded ? pictureShapes(frame, [decoded], palette) : []}</g></svg>`
    .markup;
}
