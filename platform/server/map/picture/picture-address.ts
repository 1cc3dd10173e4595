import { z } from 'zod';
import { LOCALES } from '#platform/contract/locale.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { baseMap } from '../base-map.ts';

export const PICTURE_PATH = '/map/picture.svg';
/** For chat apps, which do not show SVG. */
export const PICTURE_PNG_PATH = '/map/picture.png';
const PURPOSE = 'map picture';
/** Maximum URL length: twice that of 25 pins with all other parameters. */
const LONGEST = 4_000;

/** URL of a map image. It is signed, because drawing costs more than sending: only images of our own pages are drawn. */
export function pictureAddress(
  secrets: Secrets,
  request: PictureRequest,
  path: typeof PICTURE_PATH | typeof PICTURE_PNG_PATH = PICTURE_PATH,
): string {
  const payload = JSON.stringify({ v: baseMap.version, ...roundPictureRequest(request) });
  const query = new URLSearchParams({
    of: Buffer.from(payload).toString('base64url'),
    by: secrets.sign(PURPOSE, payload),
  });
  return `${path}?${query}`;
}

/** Decodes the parameters of an image URL; null if the URL was not signed by this server. */
export function parsePictureAddress(
  secrets: Secrets,
  { of, by }: { of?: unknown; by?: unknown },
): { picture: PictureRequest; isOfToday: boolean } | null {
  if (typeof of !== 'string' || typeof by !== 'string' || of.length > LONGEST) return null;
  const payload = Buffer.from(of, 'base64url').toString();
  if (!secrets.verify(PURPOSE, payload, by)) return null;
  const { v, ...rest } = JSON.parse(payload);
  const request = pictureRequestSchema.safeParse(rest);
  return request.success ? { picture: request.data, isOfToday: v === baseMap.version } : null;
}

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-85).max(85);

const spot = z.tuple([longitude, latitude]);

/** Number of places on one page of a list. */
export const MAX_PINS = 25;
const SIGN_SHAPES = ['disc', 'ring', 'square', 'diamond', 'triangle'] as const;
/** Two are enough to estimate a distance. */
const MAX_RINGS = 2;
const RING_LABEL_LENGTH = 20;
export const MAX_TOWNS = 8;
export const MAX_MARKS = 50;
export const TOWN_NAME_LENGTH = 40;

/** Parameters of a map image. The limits bound the cost of drawing it. */
export const pictureRequestSchema = z.object({
  look: z.union([
    z.object({ centre: z.tuple([longitude, latitude]), zoom: z.number().min(0).max(11) }),
    z.object({ bounds: z.tuple([longitude, latitude, longitude, latitude]) }),
  ]),
  width: z.number().int().min(80).max(1280),
  height: z.number().int().min(80).max(960),
  /** Positions of the pins, numbered from one. */
  pins: z.array(spot).max(MAX_PINS),
  /** Draws them as the signs of a list in a brand's colour, without tips: the shape of each in the same order, else a disc. */
  signs: z
    .object({
      colour: z.string().regex(/^#[0-9a-f]{6}$/i),
      shapes: z.array(z.enum(SIGN_SHAPES)).max(MAX_PINS).optional(),
      /** Whether the first one has a ring. */
      isFirstChosen: z.boolean().optional(),
    })
    .optional(),
  /** Dotted circles of a distance around a place, each with its label. */
  rings: z
    .object({
      at: spot,
      of: z
        .array(
          z.object({
            km: z.number().positive().max(2_000),
            label: z.string().min(1).max(RING_LABEL_LENGTH),
          }),
        )
        .max(MAX_RINGS),
    })
    .optional(),
  /** A position that no sign may cover. */
  free: spot.optional(),
  /** Shows the bounds as given, also where they contain few names. */
  isExact: z.boolean().optional(),
  /** Width and height in the bottom right corner that labels leave free for a button of the page. */
  corner: z.tuple([z.number().int().min(0).max(400), z.number().int().min(0).max(200)]).optional(),
  /**
   * Towns that are labelled first, below their shop's marker, because shops are also in towns that the base map does not
   * have.
   */
  towns: z
    .array(z.object({ name: z.string().min(1).max(TOWN_NAME_LENGTH), at: spot }))
    .max(MAX_TOWNS)
    .optional(),
  /** Positions of the page's own markers, which labels must not cover. */
  marks: z.array(spot).max(MAX_MARKS).optional(),
  locale: z.enum(LOCALES),
  theme: z.enum(['light', 'dark']),
});
export type PictureRequest = z.infer<typeof pictureRequestSchema>;

/** About a hundred metres: more precision is not visible, and nearby requests share the same image. */
const DIGITS = 3;

export function roundPictureRequest(request: PictureRequest): PictureRequest {
  const { look } = request;
  return {
    ...request,
    look:
      'bounds' in look
        ? { bounds: look.bounds.map(short) as [number, number, number, number] }
        : { centre: look.centre.map(short) as [number, number], zoom: short(look.zoom) },
    pins: request.pins.map(shortSpot),
    ...(request.towns && {
      towns: request.towns.map(({ name, at }) => ({ name, at: shortSpot(at) })),
    }),
    ...(request.rings && { rings: { ...request.rings, at: shortSpot(request.rings.at) } }),
    ...(request.free && { free: shortSpot(request.free) }),
    ...(request.marks && { marks: request.marks.map(shortSpot) }),
  };
}

function shortSpot(at: readonly [number, number]): [number, number] {
  return [short(at[0]), short(at[1])];
}

function short(value: number): number {
  return Number(value.toFixed(DIGITS));
}
