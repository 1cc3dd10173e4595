import { PICTURE_PIXELS, PICTURE_SIDE } from '#platform/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';

export type FetchedPicture =
  | { outcome: 'brought'; webp: Buffer }
  /** There is no usable picture; a retry would not help. */
  | { outcome: 'refused' }
  /** Its host did not respond this time. */
  | { outcome: 'failed' };

const LARGEST_BYTES = 8 * 1024 * 1024;
const SIDE_PX = 1_200;
const HOPS = 3;
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

/**
 * Fetches a product's picture through the guarded client and re-encodes it. Visitors load it from us, and only pixels
 * of the original remain.
 */
export async function fetchPicture(
  { app }: { app: Pick<App, 'outbound'> },
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<FetchedPicture> {
  if (!url) return { outcome: 'refused' };
  try {
    const bytes = await fetchBytes({ app }, url, signal);
    if (typeof bytes === 'string') return { outcome: bytes };
    const webp = await reencode(bytes);
    return webp ? { outcome: 'brought', webp } : { outcome: 'refused' };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    const again = ['TIMED_OUT', 'CONNECTION_FAILED', 'NAME_UNKNOWN'].includes(error.code);
    return { outcome: again ? 'failed' : 'refused' };
  }
}

/** Each redirect target is checked like the first URL. */
async function fetchBytes(
  { app }: { app: Pick<App, 'outbound'> },
  from: string,
  signal: AbortSignal,
): Promise<Buffer | 'refused' | 'failed'> {
  let url = from;
  for (let hops = 0; hops <= HOPS; hops += 1) {
    const { status, headers, body } = await app.outbound.request({
      url,
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
      maxBytes: LARGEST_BYTES,
      signal,
    });
    if (status === 200) return body;
    if (status === 429 || status >= 500) return 'failed';
    const next =
      status >= 300 && status < 400 && headers.location
        ? URL.parse(headers.location, url)
        : undefined;
    if (!next) return 'refused';
    url = next.href;
  }
  return 'refused';
}

/** Undefined if the content is not a picture, whatever its declared type. */
async function reencode(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: PICTURE_PIXELS, pages: 1 });
    const { format, width, height } = await picture.metadata();
    // SVG can contain scripts.
    if (!FORMATS.includes(format) || Math.max(width, height) > PICTURE_SIDE) return undefined;
    return await picture
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
