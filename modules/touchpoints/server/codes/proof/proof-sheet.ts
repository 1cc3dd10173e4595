import { buffer } from 'node:stream/consumers';
import { newPdf } from '#platform/server/pdf/new-pdf.ts';
import { pdfLetters } from '#platform/server/pdf/pdf-letters.ts';
import {
  PDF_PAGE,
  POINTS_PER_MM,
  pdfHead,
  pdfHeading,
  pdfRow,
} from '#platform/server/pdf/pdf-page.ts';
import type { CodeDrawing } from '../code-drawing.ts';
import { drawPdfCode } from '../pdf-code.ts';

export interface ProofSheet {
  title: string;
  /** How to use the sheet. */
  advice: string;
  shortUrl: string;
  drawing: CodeDrawing;
  /** In millimetres, the requested size first; each with its caption. */
  sizes: readonly { sideMm: number; caption: string }[];
  facts: readonly { name: string; value: string }[];
  guardTitle: string;
  findings: readonly { verdict: string; text: string }[];
}

const GAP_MM = 8;

/** A page to print at full size and to hold a phone over. */
export async function proofSheet(sheet: ProofSheet): Promise<Buffer> {
  const document = await newPdf({
    size: 'A4',
    margin: PDF_PAGE.left,
    compress: false,
    info: { Title: pdfLetters(`${sheet.title}: ${sheet.shortUrl}`) },
  });
  const content = buffer(document);
  pdfHead(document, { kind: sheet.title, title: sheet.shortUrl, advice: sheet.advice });
  drawSizes(document, sheet);
  document.y += 14;
  for (const { name, value } of sheet.facts) pdfRow(document, name, value);
  pdfHeading(document, sheet.guardTitle);
  for (const { verdict, text } of sheet.findings) pdfRow(document, verdict, text);
  document.end();
  return content;
}

/** Side by side as far as the page goes, feet on one line. */
function drawSizes(document: PDFKit.PDFDocument, { drawing, sizes }: ProofSheet): void {
  const top = document.y + 12;
  let x: number = PDF_PAGE.marginMm;
  let lowest = 0;
  document.font('Helvetica').fontSize(8).fillColor(PDF_PAGE.quiet);
  for (const { sideMm, caption } of sizes) {
    if (x + sideMm > PDF_PAGE.widthMm - PDF_PAGE.marginMm) continue;
    const at = { x: x * POINTS_PER_MM, y: top, side: sideMm * POINTS_PER_MM };
    drawPdfCode(document, drawing, at);
    document
      .fillColor(PDF_PAGE.quiet)
      .text(pdfLetters(caption), at.x, top + at.side + 3, { lineBreak: false });
    x += sideMm + GAP_MM;
    lowest = Math.max(lowest, sideMm);
  }
  document.x = PDF_PAGE.left;
  document.y = top + lowest * POINTS_PER_MM + 14;
}
