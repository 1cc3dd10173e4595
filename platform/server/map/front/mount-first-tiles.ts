import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import type { KeptTiles } from '../archive/kept-tiles.ts';
import { type FirstTile, firstTile } from '../picture/first-tile.ts';
import { FIRST_TILES_PATH, FIRST_TILES_VERSION } from '../picture/first-tiles-address.ts';
import { isKnown } from './is-known.ts';
import { keptFor, READING } from './public-headers.ts';
import { sendTile } from './send-tile.ts';
import { tileAddress } from './tile-address.ts';

type Asked = { version: string; theme: string; z: string; x: string; y: string };
type Base = { tiles: KeptTiles; deepest: number };

/** All that is far away, in both themes, and what is looked at closer. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Some screens full of them; who is refused sees the map a moment later, when it draws itself. */
const MOST_WAITING = 60;

const packed = promisify(gzip);

/** Tiles of the base map as pictures. Nothing signs them, as there are only so many: each is drawn once, kept and cached. */
export function mountFirstTiles(server: FastifyInstance, base: Base): void {
  const kept = new LRUCache<string, Buffer, FirstTile>({
    maxSize: KEPT_BYTES,
    ignoreFetchAbort: true,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _before, { context }) => drawn(base, context),
  });
  server.route<{ Params: Asked }>({
    method: READING,
    url: `${FIRST_TILES_PATH}/:version/:theme/:z/:x/:y.svg`,
    async handler(request, reply) {
      const { version, theme } = request.params;
      const at = tileAddress(request.params);
      if (!at || at.z > base.deepest || !isTheme(theme)) return reply.code(404).send();
      reply.header('cache-control', keptFor(version, FIRST_TILES_VERSION));
      if (isKnown(request, reply, FIRST_TILES_VERSION)) return reply.code(304).send();
      const key = `${theme}/${at.z}/${at.x}/${at.y}`;
      const content = await kept.forceFetch(key, { context: { ...at, theme } });
      return sendTile(request, reply, { content, encoding: 'gzip' }, 'image/svg+xml');
    },
  });
}

const drawing = new ConcurrencyLimit({ atOnce: 1, mostWaiting: MOST_WAITING });

/** One at a time, and then a pause as long: whoever asks for all of them takes half of the time, calls have the other half. */
async function drawn(base: Base, tile: FirstTile): Promise<Buffer> {
  const free = await drawing.take();
  const begun = performance.now();
  try {
    return await packed(await firstTile(base, tile), { level: 9 });
  } finally {
    pause(performance.now() - begun, undefined, { ref: false }).then(free);
  }
}

function isTheme(said: string): said is FirstTile['theme'] {
  return said === 'light' || said === 'dark';
}
