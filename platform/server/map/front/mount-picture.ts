import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { KeptTiles } from '../archive/kept-tiles.ts';
import { mapPicture } from '../picture/map-picture.ts';
import { askedBy, PICTURE_PATH } from '../picture/picture-address.ts';
import { READING } from './public-headers.ts';

type Asked = { of?: string; by?: string };

const KEPT_CHARACTERS = 4 * 1024 * 1024;
/** One at a time: drawing is work, and whoever calls is answered between two pictures. */
const drawing = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 30 });

/** Pictures of the map for pages without scripts and for mails; each address is always the same picture. */
export function mountPicture(
  server: FastifyInstance,
  { secrets, tiles, deepest }: { secrets: Secrets; tiles: KeptTiles; deepest: number },
): void {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ length }) => length,
  });
  server.route<{ Querystring: Asked }>({
    method: READING,
    url: PICTURE_PATH,
    async handler(request, reply) {
      const found = askedBy(secrets, request.query);
      if (!found) return reply.code(404).send();
      const key = String(request.query.of);
      const picture =
        kept.get(key) ?? (await drawing.run(() => mapPicture({ tiles, deepest }, found.asked)));
      kept.set(key, picture);
      return reply
        .header('cache-control', `public, max-age=${found.isOfToday ? 604_800 : 300}`)
        .type('image/svg+xml')
        .send(picture);
    },
  });
}
