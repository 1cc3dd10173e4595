import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import { loadSharp } from '../../files/pictures.ts';
import { html } from '../../http/html.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { TileCache } from '../archive/tile-cache.ts';
import { baseMap } from '../base-map.ts';
import { decodedTile } from '../picture/decoded-tile.ts';
import {
  PICTURE_PATH,
  PICTURE_PNG_PATH,
  type PictureRequest,
  parsePictureAddress,
  roundPictureRequest,
} from '../picture/picture-address.ts';
import type { Box } from '../picture/picture-boxes.ts';
import { pictureFrame } from '../picture/picture-frame.ts';
import { pictureNames } from '../picture/picture-names.ts';
import { PICTURE_PALETTES } from '../picture/picture-palette.ts';
import { markBoxes, picturePins, pinBoxes, placePins } from '../picture/picture-pins.ts';
import { pictureRings } from '../picture/picture-rings.ts';
import { pictureShapes } from '../picture/picture-shapes.ts';
import { pictureSigns } from '../picture/picture-signs.ts';
import { READING } from './send-tile.ts';

const FONT = 'Inter, system-ui, sans-serif';
/** Number of tiles of the largest picture, as a second limit. */
const MAX_TILES = 16;
/** This many names are enough for orientation. */
const ENOUGH_NAMES = 3;
/** Number of zoom steps from the closest picture to one that always shows names. */
const MAX_STEPS_BACK = 3;

type PictureQuery = { of?: string; by?: string };
type Cache = Pick<LRUCache<string, string | Buffer>, 'get' | 'set'>;

const CACHE_CHARACTERS = 4 * 1024 * 1024;
/** One at a time, because drawing is CPU work and other requests must be served in between. */
const drawing = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 30 });

/** Map images for pages without scripts and for mails. A URL always returns the same image. */
export function mountPicture(
  server: FastifyInstance,
  { secrets, tiles, deepest }: { secrets: Secrets; tiles: TileCache; deepest: number },
): void {
  const svgs = new LRUCache<string, string>({
    maxSize: CACHE_CHARACTERS,
    sizeCalculation: ({ length }) => length,
  });
  const pngs = new LRUCache<string, Buffer>({
    maxSize: CACHE_CHARACTERS,
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
    server.route<{ Querystring: PictureQuery }>({
      method: READING,
      url,
      async handler(request, reply) {
        const found = parsePictureAddress(secrets, request.query);
        if (!found) return reply.code(404).send();
        const key = String(request.query.of);
        const picture =
          cache.get(key) ??
          (await drawing.run(() => draw(mapPicture({ tiles, deepest }, found.picture))));
        cache.set(key, picture);
        return reply
          .header('cache-control', `public, max-age=${found.isOfToday ? 604_800 : 300}`)
          .type(type)
          .send(picture);
      },
    });
  mount(PICTURE_PATH, 'image/svg+xml', svgs as Cache, (drawn) => drawn);
  mount(PICTURE_PNG_PATH, 'image/png', pngs as Cache, pngOf);
}

/** An image of the base map, for mails and pages without scripts. The same request returns the same image. */
export async function mapPicture(
  { tiles, deepest }: { tiles: TileCache; deepest: number },
  given: PictureRequest,
): Promise<string> {
  const pictureRequest = roundPictureRequest(given);
  const palette = PICTURE_PALETTES[pictureRequest.theme];
  const { frame, decoded, pins, rings, names } = await withNames(
    { tiles, deepest },
    pictureRequest,
  );
  const { width, height } = frame;
  const { signs } = pictureRequest;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}"><rect width="${width}" height="${height}" fill="${palette.sea}"/><g stroke-linejoin="round">${pictureShapes(frame, decoded, palette, { hasClearBorders: true, belowLines: rings.searched })}</g>${rings.circles}<g paint-order="stroke" stroke="${palette.land}" stroke-width="2.5" stroke-linejoin="round">${names}${rings.labels}</g>${signs ? pictureSigns(pins, palette, signs) : picturePins(pins, palette)}<text x="${width - 6}" y="${height - 6}" font-size="9" text-anchor="end" fill="${palette.quietWord}">${baseMap.attribution}</text></svg>`
    .markup;
}

/** Zooms out when too few names are visible, because pins without names nearby give no orientation. */
async function withNames(
  base: { tiles: TileCache; deepest: number },
  pictureRequest: PictureRequest,
) {
  const canStep = 'bounds' in pictureRequest.look && !pictureRequest.isExact;
  const most = canStep ? MAX_STEPS_BACK : 0;
  for (let stepsBack = 0; ; stepsBack += 1) {
    const frame = pictureFrame(pictureRequest, { deepest: base.deepest, stepsBack });
    const decoded = (
      await Promise.all(frame.tiles.slice(0, MAX_TILES).map((at) => decodedTile(base.tiles, at)))
    ).filter((each) => each !== null);
    const pins = placePins(
      pictureRequest.pins.map((pin) => frame.place(...pin)),
      frame,
      pictureRequest.signs && 'signs',
      pictureRequest.free && frame.place(...pictureRequest.free),
    );
    const palette = PICTURE_PALETTES[pictureRequest.theme];
    const taken = [
      attributionBox(frame.width, frame.height),
      cornerBox(pictureRequest),
      ...pinBoxes(pins),
      ...markBoxes((pictureRequest.marks ?? []).map((mark) => frame.place(...mark))),
    ];
    const rings = pictureRings(frame, pictureRequest.rings, { palette, taken });
    const names = pictureNames(frame, decoded, {
      locale: pictureRequest.locale,
      palette,
      towns: (pictureRequest.towns ?? []).map(({ name, at }) => ({ name, at: frame.place(...at) })),
      taken: [...taken, ...rings.boxes],
    });
    if (names.length >= ENOUGH_NAMES || stepsBack === most)
      return { frame, decoded, pins, rings, names };
  }
}

function attributionBox(width: number, height: number): Box {
  return {
    left: width - 6 - baseMap.attribution.length * 5,
    top: height - 18,
    right: width,
    bottom: height,
  };
}

function cornerBox({ width, height, corner: [wide, high] = [0, 0] }: PictureRequest): Box {
  return { left: width - wide, top: height - high, right: width, bottom: height };
}
