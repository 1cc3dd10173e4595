import { codeTooSmall } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { loadSharp } from '#platform/server/files/load-sharp.ts';
import type { CodeDrawing } from './code-drawing.ts';
import { colorBytes, pngFile } from './png-file.ts';
import { svgMiddle } from './svg-code.ts';

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

/** The middle alone, without alpha, row by row. */
async function middlePixels(drawing: CodeDrawing, pixels: number): Promise<Buffer> {
  const { x, y, side } = drawing.middle?.box ?? { x: 0, y: 0, side: 1 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${x} ${y} ${side} ${side}">${svgMiddle(drawing)}</svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).flatten({ background: drawing.ground }).raw().toBuffer();
}
