import { buffer } from 'node:stream/consumers';
import type { CodeDrawing } from '../code-drawing.ts';
import { newPdf } from '../new-pdf.ts';
import { drawPdfCode, POINTS_PER_MM } from '../pdf-code.ts';

export interface ProofSheet {
  title: string;
  /** How to use the sheet. */
  advice: string;
  shortUrl: string;
  drawing: CodeDrawing;
  /** In millimetres, the asked one first; each with what stands under it. */
  sizes: readonly { sideMm: number; caption: string }[];
  facts: readonly { name: string; value: string }[];
  guardTitle: string;
  findings: readonly { verdict: string; text: string }[];
}

const PAGE = { width: 210, height: 297, margin: 15 } as const;
const GAP_MM = 8;
const INK = '#1b1b1b';
const QUIET = '#5c5c5c';
const NAME_WIDTH = 52 * POINTS_PER_MM;
const TEXT_WIDTH = (PAGE.width - 2 * PAGE.margin) * POINTS_PER_MM;
const LEFT = PAGE.margin * POINTS_PER_MM;

/** A page to print at full size and to hold a phone over. */
export async function proofSheet(sheet: ProofSheet): Promise<Buffer> {
  const document = await newPdf({
    size: 'A4',
    margin: LEFT,
    compress: false,
    info: { Title: written(`${sheet.title}: ${sheet.shortUrl}`) },
  });
  const content = buffer(document);
  document.font('Helvetica').fontSize(9).fillColor(QUIET).text(written(sheet.title), LEFT, LEFT);
  document.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(written(sheet.shortUrl));
  document.font('Helvetica').fontSize(9).fillColor(QUIET).moveDown(0.4).text(written(sheet.advice));
  drawSizes(document, sheet);
  document.y += 14;
  for (const { name, value } of sheet.facts) row(document, name, value);
  document.moveDown(0.8).font('Helvetica-Bold').fontSize(11).fillColor(INK);
  document.text(written(sheet.guardTitle), LEFT).moveDown(0.4);
  for (const { verdict, text } of sheet.findings) row(document, verdict, text);
  document.end();
  return content;
}

/** Side by side as far as the page goes, feet on one line. */
function drawSizes(document: PDFKit.PDFDocument, { drawing, sizes }: ProofSheet): void {
  const top = document.y + 12;
  let x: number = PAGE.margin;
  let lowest = 0;
  document.font('Helvetica').fontSize(8).fillColor(QUIET);
  for (const { sideMm, caption } of sizes) {
    if (x + sideMm > PAGE.width - PAGE.margin) continue;
    const at = { x: x * POINTS_PER_MM, y: top, side: sideMm * POINTS_PER_MM };
    drawPdfCode(document, drawing, at);
    document.fillColor(QUIET).text(written(caption), at.x, top + at.side + 3, { lineBreak: false });
    x += sideMm + GAP_MM;
    lowest = Math.max(lowest, sideMm);
  }
  document.x = LEFT;
  document.y = top + lowest * POINTS_PER_MM + 14;
}

function row(document: PDFKit.PDFDocument, name: string, value: string): void {
  const { y } = document;
  document.font('Helvetica').fontSize(9).fillColor(QUIET);
  document.text(written(name), LEFT, y, { width: NAME_WIDTH - 8 });
  const below = document.y;
  document.fillColor(INK).text(written(value), LEFT + NAME_WIDTH, y, {
    width: TEXT_WIDTH - NAME_WIDTH,
  });
  document.y = Math.max(below, document.y) + 3;
  document.x = LEFT;
}

/** The letters that every reader of a PDF brings along (WinAnsi); of others the page shows a mark. */
function written(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(
      /[^\x20-\x7e\u00a1-\u00ff\u20ac\u201a\u201e\u2026\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/g,
      '?',
    );
}
