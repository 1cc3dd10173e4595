import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { codeTooSmall } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import type { CodeDrawing } from './code-drawing.ts';
import { svgMiddle } from './vector-code.ts';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AS_IT_IS = 0;
const AS_ABOVE = 2;

/**
 * Has exactly the requested size, and every module has the same whole number of pixels. Remaining pixels widen the
 * quiet zone. The density defines the print size.
 */
export async function pngCode(
  drawing: CodeDrawing,
  { sizePx, sideMm }: { sizePx: number; sideMm: number },
): Promise<Buffer> {
  const { side, foreground, ground } = drawing;
  const scale = Math.floor(sizePx / side);
  if (scale < 1) throw codeTooSmall({ pixels: side });
  const grid = { sizePx, scale, before: Math.floor((sizePx - side * scale) / 2) };
  return pngFile({
    sizePx,
    palette: drawing.middle ? null : [ground, foreground],
    rows: drawing.middle ? await colorRows(drawing, grid) : rowsOf(drawing, grid, bitPainter),
    pixelsPerMm: sizePx / sideMm,
  });
}

interface Grid {
  sizePx: number;
  scale: number;
  before: number;
}

interface Painter {
  empty(): Buffer;
  paint(row: Buffer, from: number, to: number): void;
}

function bitPainter({ sizePx }: Grid): Painter {
  return {
    empty: () => Buffer.alloc(Math.ceil(sizePx / 8)),
    paint(row, from, to) {
      for (let at = from; at < to; at += 1) row[at >> 3] = (row[at >> 3] ?? 0) | (0x80 >> (at & 7));
    },
  };
}

function* rowsOf(
  drawing: CodeDrawing,
  grid: Grid,
  painterOf: (grid: Grid) => Painter,
): Generator<Buffer> {
  const { sizePx, scale, before } = grid;
  const painter = painterOf(grid);
  const runs = Map.groupBy(drawing.runs, ({ y }) => y);
  for (let at = 0; at < before; at += 1) yield painter.empty();
  for (let y = 0; y < drawing.side; y += 1) {
    const row = painter.empty();
    for (const { x, width } of runs.get(y) ?? [])
      painter.paint(row, before + x * scale, before + (x + width) * scale);
    for (let again = 0; again < scale; again += 1) yield row;
  }
  for (let at = before + drawing.side * scale; at < sizePx; at += 1) yield painter.empty();
}

async function colorRows(drawing: CodeDrawing, grid: Grid): Promise<Iterable<Buffer>> {
  const box = drawing.middle?.box ?? { x: 0, y: 0, side: 0 };
  const from = Math.round(grid.before + box.x * grid.scale);
  const pixels = Math.max(1, Math.round(box.side * grid.scale));
  const picture = await middlePixels(drawing, pixels);
  const rows = rowsOf(drawing, grid, colorPainter(drawing));
  return (function* () {
    let y = 0;
    for (const row of rows) {
      const line = y - from;
      y += 1;
      if (line < 0 || line >= pixels) {
        yield row;
        continue;
      }
      const covered = Buffer.from(row);
      picture.copy(covered, from * 3, line * pixels * 3, (line + 1) * pixels * 3);
      yield covered;
    }
  })();
}

function colorPainter({ foreground, ground }: CodeDrawing): (grid: Grid) => Painter {
  const dark = colorBytes(foreground);
  const light = colorBytes(ground);
  return ({ sizePx }) => ({
    empty: () => Buffer.alloc(sizePx * 3, light),
    paint: (row, from, to) => void row.fill(dark, from * 3, to * 3),
  });
}

/** Pixels of the centre without alpha, row by row. */
async function middlePixels(drawing: CodeDrawing, pixels: number): Promise<Buffer> {
  const { x, y, side } = drawing.middle?.box ?? { x: 0, y: 0, side: 1 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${x} ${y} ${side} ${side}">${svgMiddle(drawing)}</svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).flatten({ background: drawing.ground }).raw().toBuffer();
}

interface PngRows {
  sizePx: number;
  /** Two colours `#rrggbb` with one bit per pixel; otherwise three bytes per pixel. */
  palette: readonly [string, string] | null;
  rows: Iterable<Buffer>;
  pixelsPerMm: number;
}

/**
 * A square PNG whose rows mostly repeat. A general encoder takes a second for 2,000 pixels, which is too slow for an archive
 * of thousands.
 */
async function pngFile({ sizePx, palette, rows, pixelsPerMm }: PngRows): Promise<Buffer> {
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

function colorBytes(color: string): Buffer {
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
