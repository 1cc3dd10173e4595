export const POINTS_PER_MM = 72 / 25.4;

/** Page layout: A4, one column, names next to their values. */
export const PDF_PAGE = {
  widthMm: 210,
  marginMm: 15,
  left: 15 * POINTS_PER_MM,
  width: (210 - 2 * 15) * POINTS_PER_MM,
  nameWidth: 52 * POINTS_PER_MM,
  ink: '#1b1b1b',
  quiet: '#5c5c5c',
} as const;

/** Document type in small print, followed by the title. */
export function pdfHead(
  document: PDFKit.PDFDocument,
  { kind, title, advice }: { kind: string; title: string; advice: string },
): void {
  const { left, ink, quiet } = PDF_PAGE;
  document.font('Helvetica').fontSize(9).fillColor(quiet).text(pdfLetters(kind), left, left);
  document.font('Helvetica-Bold').fontSize(18).fillColor(ink).text(pdfLetters(title));
  document.font('Helvetica').fontSize(9).fillColor(quiet).moveDown(0.4).text(pdfLetters(advice));
}

export function pdfHeading(document: PDFKit.PDFDocument, text: string): void {
  document.moveDown(0.8).font('Helvetica-Bold').fontSize(11).fillColor(PDF_PAGE.ink);
  document.text(pdfLetters(text), PDF_PAGE.left).moveDown(0.4);
}

/** A label with its value beside it. */
export function pdfRow(document: PDFKit.PDFDocument, name: string, value: string): void {
  const { left, width, nameWidth, ink, quiet } = PDF_PAGE;
  const { y } = document;
  document.font('Helvetica').fontSize(9).fillColor(quiet);
  document.text(pdfLetters(name), left, y, { width: nameWidth - 8 });
  const below = document.y;
  document.fillColor(ink).text(pdfLetters(value), left + nameWidth, y, {
    width: width - nameWidth,
  });
  document.y = Math.max(below, document.y) + 3;
  document.x = left;
}

/** Loads the PDF library on first use, because its fonts and tables take megabytes. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument(options);
}

/** Characters of the PDF standard fonts (WinAnsi); others are replaced by a mark. */
export function pdfLetters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(
      /[^\n\x20-\x7e\u00a1-\u00ff\u20ac\u201a\u201e\u2026\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/g,
      '?',
    );
}
