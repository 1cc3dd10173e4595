import type sharp from 'sharp';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
  pictureTooLarge,
} from '#platform/contract/files/file-calls.ts';
import { type FileKind, formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import { PICTURE_FRAMES, PICTURE_PIXELS, PICTURE_SIDE } from '#platform/contract/limits.ts';
import { detectFileKind } from './detect-file-kind.ts';

export const GIF_EXTENSION = 0x21;
export const GIF_FRAME = 0x2c;
export const GIF_END = 0x3b;

/** Size in bytes of the colour table that a header or frame declares. */
export function colorTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Position after the chain of data blocks that begins here; after the last byte if the chain is truncated. */
export function behindBlocks(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 0) at += 1 + (content[at] ?? 0);
  return at + 1;
}

export interface PictureSize {
  width: number;
  height: number;
  /** Number of frames within the bytes that were read. */
  frames: number;
}

type ReadSize = (head: Buffer) => PictureSize | undefined;
const SIZES: ReadonlyMap<FileKind, ReadSize> = new Map([
  ['png', pngSize],
  ['jpeg', jpegSize],
  ['gif', gifSize],
  ['webp', webpSize],
]);

export function isPicture(kind: FileKind): boolean {
  return SIZES.has(kind);
}

/** Size that an image declares in its header, before it is decoded; undefined if it declares none. */
export function pictureSize(kind: FileKind, head: Buffer): PictureSize | undefined {
  try {
    return SIZES.get(kind)?.(head);
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** An animated PNG declares its number of frames before the first one. */
function pngSize(head: Buffer): PictureSize {
  const animation = head.subarray(0, head.indexOf('IDAT') + 1 || head.length).indexOf('acTL');
  return {
    width: head.readUInt32BE(16),
    height: head.readUInt32BE(20),
    frames: animation < 0 ? 1 : head.readUInt32BE(animation + 4),
  };
}

const FRAME_MARKERS = [
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
];

function jpegSize(head: Buffer): PictureSize | undefined {
  for (let at = 2; head.readUInt8(at) === 0xff; ) {
    const marker = head.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (FRAME_MARKERS.includes(marker))
      return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5), frames: 1 };
    else at += 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
}

function gifSize(head: Buffer): PictureSize {
  const size = { width: head.readUInt16LE(6), height: head.readUInt16LE(8), frames: 0 };
  for (let at = 13 + colorTableBytes(head.readUInt8(10)); at < head.length; ) {
    const block = head[at];
    if (block === GIF_FRAME) {
      size.frames += 1;
      if (at + 10 > head.length) break;
      // A frame may be larger than the size that the header declares.
      size.width = Math.max(size.width, head.readUInt16LE(at + 5));
      size.height = Math.max(size.height, head.readUInt16LE(at + 7));
      at = behindBlocks(head, at + 11 + colorTableBytes(head.readUInt8(at + 9)));
    } else if (block === GIF_EXTENSION) at = behindBlocks(head, at + 2);
    else break;
  }
  return size;
}

function webpSize(head: Buffer): PictureSize | undefined {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        width: head.readUInt16LE(26) & 0x3fff,
        height: head.readUInt16LE(28) & 0x3fff,
        frames: 1,
      };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, frames: 1 };
    }
    case 'VP8X':
      return {
        width: head.readUIntLE(24, 3) + 1,
        height: head.readUIntLE(27, 3) + 1,
        frames: Math.max(1, head.toString('latin1').split('ANMF').length - 1),
      };
    default:
      return undefined;
  }
}

/**
 * A few kilobytes can declare an image of gigabytes. It is rejected by its declared size, before the server or a
 * browser decodes it.
 */
export function requireDrawable(kind: FileKind, head: Buffer): void {
  if (!isPicture(kind)) return;
  const size = pictureSize(kind, head);
  // Browsers show an image without width or height as broken.
  if (!size?.width || !size.height)
    throw fileTypeNotAllowed({ allowed: formatFileExtensions([kind]) });
  const { width, height, frames } = size;
  const isDrawable =
    Math.max(width, height) <= PICTURE_SIDE &&
    width * height <= PICTURE_PIXELS &&
    frames <= PICTURE_FRAMES;
  if (!isDrawable) throw pictureTooLarge({ side: PICTURE_SIDE, megapixels: PICTURE_PIXELS / 1e6 });
}

let loading: Promise<typeof sharp> | undefined;

/**
 * Loads the image library on first use: libvips takes about 15 MB, and most processes process no images. Its operation cache
 * is off, because no image is processed twice.
 */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    return library;
  });
  return loading;
}

/** Re-encodes an uploaded image at a limited size, which removes everything but its pixels. */
export async function redrawPicture(
  content: Buffer,
  given: { name: string; allow: readonly FileKind[]; sidePx: number; as: 'png' | 'jpeg' },
): Promise<Buffer> {
  if (content.length === 0) throw fileEmpty();
  const kind = await detectFileKind(content, given.name);
  if (!kind || !given.allow.includes(kind))
    throw fileTypeNotAllowed({ allowed: formatFileExtensions(given.allow) });
  requireDrawable(kind, content);
  try {
    const sharp = await loadSharp();
    const drawn = sharp(content, { limitInputPixels: PICTURE_PIXELS })
      .autoOrient()
      .resize(given.sidePx, given.sidePx, { fit: 'inside', withoutEnlargement: true });
    return await (given.as === 'png'
      ? drawn.png().toBuffer()
      : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer());
  } catch {
    // The file has an image signature but cannot be decoded.
    throw pictureBroken();
  }
}
