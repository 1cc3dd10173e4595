import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AS_IT_IS = 0;
const AS_ABOVE = 2;

export interface PngRows {
  sizePx: number;
  /** One bit a pixel, of these two colours `#rrggbb`; else three bytes a pixel. */
  palette: readonly [string, string] | null;
  rows: Iterable<Buffer>;
  pixelsPerMm: number;
}

/**
 * A square PNG of rows, most of which are like the one above. A general encoder takes a second for a code of 2,000
 * pixels; an archive of thousands cannot wait for that.
 */
export async function pngFile({ sizePx, palette, rows, pixelsPerMm }: PngRows): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sizePx, 0);
  header.writeUInt32BE(sizePx, 4);
  header.set(palette ? [1, 3] : [8, 2], 8);
  const density = Buffer.alloc(9);
  const pixelsPerMetre = Math.round(pixelsPerMm * 1_000);
  density.writeUInt32BE(pixelsPerMetre, 0);
  density.writeUInt32BE(pixelsPerMetre, 4);
  density.writeUInt8(1, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('pHYs', density),
    ...(palette ? [chunk('PLTE', Buffer.concat(palette.map(colorBytes)))] : []),
    chunk('IDAT', await compress(Buffer.concat(filtered(rows)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function colorBytes(color: string): Buffer {
  return Buffer.from(color.slice(1), 'hex');
}

function filtered(rows: Iterable<Buffer>): Buffer[] {
  const parts: Buffer[] = [];
  let above: Buffer | undefined;
  let same: Buffer | undefined;
  for (const row of rows) {
    const isSame = above?.equals(row) === true;
    same ??= Buffer.alloc(row.length);
    parts.push(Buffer.of(isSame ? AS_ABOVE : AS_IT_IS), isSame ? same : row);
    above = row;
  }
  return parts;
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
