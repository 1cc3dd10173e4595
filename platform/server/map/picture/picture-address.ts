import type { Secrets } from '../../secrets/secrets.ts';
import { baseMap } from '../base-map.ts';
import {
  type PictureRequest,
  pictureRequestSchema,
  roundPictureRequest,
} from './picture-request.ts';

export const PICTURE_PATH = '/map/picture.svg';
/** For chats, which show no drawing. */
export const PICTURE_PNG_PATH = '/map/picture.png';
const PURPOSE = 'map picture';
/** Twenty-five pins and everything around them, twice. */
const LONGEST = 4_000;

/** Where the picture is to be had. Signed: drawing costs more than sending, so only what our own pages show is drawn. */
export function pictureAddress(
  secrets: Secrets,
  asked: PictureRequest,
  path: typeof PICTURE_PATH | typeof PICTURE_PNG_PATH = PICTURE_PATH,
): string {
  const said = JSON.stringify({ v: baseMap.version, ...roundPictureRequest(asked) });
  const query = new URLSearchParams({
    of: Buffer.from(said).toString('base64url'),
    by: secrets.sign(PURPOSE, said),
  });
  return `${path}?${query}`;
}

/** Decodes the parameters of an image URL; null if the URL was not signed by this server. */
export function parsePictureAddress(
  secrets: Secrets,
  { of, by }: { of?: unknown; by?: unknown },
): { asked: PictureRequest; isOfToday: boolean } | null {
  if (typeof of !== 'string' || typeof by !== 'string' || of.length > LONGEST) return null;
  const said = Buffer.from(of, 'base64url').toString();
  if (!secrets.verify(PURPOSE, said, by)) return null;
  const { v, ...rest } = JSON.parse(said);
  const asked = pictureRequestSchema.safeParse(rest);
  return asked.success ? { asked: asked.data, isOfToday: v === baseMap.version } : null;
}
