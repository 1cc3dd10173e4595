import type { FileKind } from '#platform/contract/files/file-kind.ts';
import { behindBlocks, colorTableBytes, GIF_EXTENSION, GIF_FRAME } from './gif-blocks.ts';

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

/** An animated one has a part that counts its frames before the first of them. */
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
