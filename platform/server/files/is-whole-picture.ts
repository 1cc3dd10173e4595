import { crc32 } from 'node:zlib';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import { behindBlocks, colorTableBytes, GIF_END, GIF_EXTENSION, GIF_FRAME } from './gif-blocks.ts';

type ReachesEnd = (content: Buffer) => boolean;
const ENDS: ReadonlyMap<FileKind, ReachesEnd> = new Map([
  ['png', pngEnds],
  ['jpeg', jpegEnds],
  ['gif', gifEnds],
  ['webp', webpEnds],
]);

/** Whether the parts of a picture follow each other up to its end, as far as that is seen without drawing it. */
export function isWholePicture(kind: FileKind, content: Buffer): boolean {
  try {
    return ENDS.get(kind)?.(content) ?? true;
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Every part has its length before it and its checksum behind it. */
function pngEnds(content: Buffer): boolean {
  let hasPixels = false;
  for (let at = 8; ; ) {
    const length = content.readUInt32BE(at);
    const kind = content.toString('latin1', at + 4, at + 8);
    const sum = content.readUInt32BE(at + 8 + length);
    if (crc32(content.subarray(at + 4, at + 8 + length)) !== sum) return false;
    if (at === 8 && kind !== 'IHDR') return false;
    if (kind === 'IEND') return hasPixels;
    hasPixels ||= kind === 'IDAT';
    at += 12 + length;
  }
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

function jpegEnds(content: Buffer): boolean {
  let hasPixels = false;
  for (let at = 2; content.readUInt8(at) === 0xff; ) {
    const marker = content.readUInt8(at + 1);
    if (marker === END_OF_IMAGE) return hasPixels;
    if (marker === 0xff) at += 1;
    else {
      at += 2 + content.readUInt16BE(at + 2);
      if (marker === START_OF_SCAN) {
        hasPixels = true;
        at = behindScan(content, at);
      }
    }
  }
  return false;
}

/** Within the pixel data 0xff precedes a zero or a restart marker. Before any other byte it starts the next segment. */
function behindScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 2)) {
    const next = content.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('the pixels have no end');
}

function gifEnds(content: Buffer): boolean {
  let hasPixels = false;
  for (let at = 13 + colorTableBytes(content.readUInt8(10)); ; ) {
    const block = content.readUInt8(at);
    if (block === GIF_END) return hasPixels;
    if (block === GIF_FRAME) {
      hasPixels = true;
      at = behindBlocks(content, at + 11 + colorTableBytes(content.readUInt8(at + 9)));
    } else if (block === GIF_EXTENSION) at = behindBlocks(content, at + 2);
    else return false;
  }
}

/** The file declares its length in the header. */
function webpEnds(content: Buffer): boolean {
  return content.readUInt32LE(4) + 8 <= content.length;
}
