import { buffer } from 'node:stream/consumers';
import { newPdf } from '#platform/server/pdf/new-pdf.ts';
import { POINTS_PER_MM } from '#platform/server/pdf/pdf-page.ts';
import type { CodeDrawing } from './code-drawing.ts';
import { crestOutline } from './crest-outline.ts';
import type { CodeLabel } from './svg-code.ts';

/** A page that is exactly as large as the code. */
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

/** Onto any page, at a place measured in points. */
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
