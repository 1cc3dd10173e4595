import { buffer } from 'node:stream/consumers';
import { newPdf } from '#platform/server/pdf/new-pdf.ts';
import { pdfLetters } from '#platform/server/pdf/pdf-letters.ts';
import { PDF_PAGE, pdfHead, pdfHeading, pdfRow } from '#platform/server/pdf/pdf-page.ts';

export interface CertificateSheet {
  kind: string;
  title: string;
  /** Notice on a voided certificate, shown first. */
  voided: string;
  facts: readonly { name: string; value: string }[];
  statedTitle: string;
  stated: readonly string[];
  wordingTitle: string;
  wording: string;
  /** The hash identifies the certified file. */
  hashTitle: string;
  hash: string;
  hashAdvice: string;
}

/** PDF for the data protection officer: the signing user, the file and the statements. */
export async function certificateSheet(sheet: CertificateSheet): Promise<Buffer> {
  const document = await newPdf({
    size: 'A4',
    margin: PDF_PAGE.left,
    compress: false,
    info: { Title: pdfLetters(`${sheet.kind}: ${sheet.title}`) },
  });
  const content = buffer(document);
  pdfHead(document, { kind: sheet.kind, title: sheet.title, advice: sheet.voided });
  document.moveDown(0.8);
  for (const { name, value } of sheet.facts) pdfRow(document, name, value);
  pdfHeading(document, sheet.statedTitle);
  for (const statement of sheet.stated) paragraph(document, `• ${statement}`);
  if (sheet.wording !== '') {
    pdfHeading(document, sheet.wordingTitle);
    paragraph(document, sheet.wording);
  }
  pdfHeading(document, sheet.hashTitle);
  document.font('Courier').fontSize(9).fillColor(PDF_PAGE.ink).text(sheet.hash).moveDown(0.3);
  document.font('Helvetica').fillColor(PDF_PAGE.quiet).text(pdfLetters(sheet.hashAdvice));
  document.end();
  return content;
}

function paragraph(document: PDFKit.PDFDocument, text: string): void {
  document.font('Helvetica').fontSize(9).fillColor(PDF_PAGE.ink);
  document.text(pdfLetters(text), PDF_PAGE.left, document.y, { width: PDF_PAGE.width });
  document.moveDown(0.3);
}
