import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import { loadSharp } from '../../files/load-sharp.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { TileCache } from '../archive/tile-cache.ts';
import { mapPicture } from '../picture/map-picture.ts';
import { PICTURE_PATH, PICTURE_PNG_PATH, parsePictureAddress } from '../picture/picture-address.ts';
import { READING } from './public-headers.ts';

type Asked = { of?: string; by?: string };
type Cache = Pick<LRUCache<string, string | Buffer>, 'get' | 'set'>;

const KEPT_CHARACTERS = 4 * 1024 * 1024;
/** One at a time, because drawing is CPU work and other requests must be served in between. */
const drawing = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 30 });

/** Pictures of the map for pages without scripts and for mails; each address is always the same picture. */
export function mountPicture(
  server: FastifyInstance,
  { secrets, tiles, deepest }: { secrets: Secrets; tiles: TileCache; deepest: number },
): void {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ length }) => length,
  });
  const pngs = new LRUCache<string, Buffer>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ length }) => length,
  });
  const pngOf = async (drawn: Promise<string>) =>
    (await loadSharp())(Buffer.from(await drawn))
      .png()
      .toBuffer();
  const mount = (
    url: string,
    type: string,
    cache: Cache,
    draw: (drawn: Promise<string>) => Promise<string | Buffer>,
  ) =>
    server.route<{ Querystring: Asked }>({
      method: READING,
      url,
      async handler(request, reply) {
        const found = parsePictureAddress(secrets, request.query);
        if (!found) return reply.code(404).send();
        const key = String(request.query.of);
        const picture =
          cache.get(key) ??
          (await drawing.run(() => draw(mapPicture({ tiles, deepest }, found.asked))));
        cache.set(key, picture);
        return reply
          .header('cache-control', `public, max-age=${found.isOfToday ? 604_800 : 300}`)
          .type(type)
          .send(picture);
      },
    });
  mount(PICTURE_PATH, 'image/svg+xml', kept as Cache, (drawn) => drawn);
  mount(PICTURE_PNG_PATH, 'image/png', pngs as Cache, pngOf);
}
