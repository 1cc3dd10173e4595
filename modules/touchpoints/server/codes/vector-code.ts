import { buffer } from 'node:stream/consumers';
import { newPdf, POINTS_PER_MM } from '#platform/server/pdf/pdf-page.ts';
import type { Box, CodeDrawing } from './code-drawing.ts';
import { crestOutline } from './crest-outline.ts';

/** Texts for screen readers. */
export interface CodeLabel {
  /** `ma.example/cocotte-26`. */
  title: string;
  /** The content of the code. */
  description: string;
}

/** A single path, in modules, with a print size in millimetres. */
export function svgCode(
  drawing: CodeDrawing,
  { sideMm, label }: { sideMm: number; label: CodeLabel },
): string {
  const { side, foreground, ground, runs } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sideMm}mm" height="${sideMm}mm" viewBox="0 0 ${side} ${side}" role="img">`,
    `<title>${escaped(label.title)}</title>`,
    `<desc>${escaped(label.description)}</desc>`,
    `<path fill="${ground}" d="M0 0h${side}v${side}h-${side}z"/>`,
    `<path fill="${foreground}" shape-rendering="crispEdges" d="${pathOf(runs)}"/>`,
    svgMiddle(drawing),
    '</svg>',
  ].join('');
}

/** Coordinates are relative to the previous run, because small repeating numbers compress to half the size. */
function pathOf(runs: CodeDrawing['runs']): string {
  let path = '';
  let from = { x: 0, y: 0 };
  for (const run of runs) {
    path += `m${run.x - from.x} ${run.y - from.y}h${run.width}v1h-${run.width}z`;
    from = run;
  }
  return path;
}

export function svgMiddle({ middle, foreground, ground }: CodeDrawing): string {
  if (!middle) return '';
  const { box, logo } = middle;
  if (logo.kind === 'crest') {
    return `${square(box, foreground)}<path fill="${ground}" d="${crestOutline(logo.initials, box)}"/>`;
  }
  const picture = `data:image/png;base64,${logo.png.toString('base64')}`;
  return `<image x="${box.x}" y="${box.y}" width="${box.side}" height="${box.side}" href="${picture}"/>`;
}

function square({ x, y, side }: Box, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${side}v${side}h-${side}z"/>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** A page of exactly the code's size. */
export async function pdfCode(
  drawing: CodeDrawing,
  { sideMm, label }: { sideMm: number; label: CodeLabel },
): Promise<Buffer> {
  const side = sideMm * POINTS_PER_MM;
  const document = await newPdf({
    size: [side, side],
    margin: 0,
    compress: false,
    info: { Title: label.title, Subject: label.description },
  });
  const content = buffer(document);
  drawPdfCode(document, drawing, { x: 0, y: 0, side });
  document.end();
  return content;
}

/** Draws onto a page at a position in points. */
export function drawPdfCode(
  document: PDFKit.PDFDocument,
  drawing: CodeDrawing,
  at: { x: number; y: number; side: number },
): void {
  const { side, foreground, ground, runs, middle } = drawing;
  document
    .save()
    .translate(at.x, at.y)
    .scale(at.side / side);
  document.rect(0, 0, side, side).fill(ground);
  for (const { x, y, width } of runs) document.rect(x, y, width, 1);
  document.fill(foreground);
  if (middle) {
    const { box, logo } = middle;
    if (logo.kind === 'crest') {
      document.rect(box.x, box.y, box.side, box.side).fill(foreground);
      document.path(crestOutline(logo.initials, box)).fill(ground);
    } else {
      document.image(logo.png, box.x, box.y, { width: box.side, height: box.side });
    }
  }
  document.restore();
}
