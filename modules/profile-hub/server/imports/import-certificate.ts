import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { dateTag, type Locale, numberTag } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FileAnswer } from '#platform/server/http/answer/send-answer.ts';
import {
  newPdf,
  PDF_PAGE,
  pdfHead,
  pdfHeading,
  pdfLetters,
  pdfRow,
} from '#platform/server/pdf/pdf-page.ts';
import type { Context } from '../tables.ts';
import { readPastImport } from './past-imports.ts';

/** Certificate of an import as PDF, in the reader's language and the brand's time zone [PH-11]. */
export async function renderImportCertificate(
  { db, app }: Context,
  { clientId, id, locale }: { clientId: string; id: string; locale: Locale },
): Promise<FileAnswer> {
  const past = await readPastImport({ db, app }, { clientId, id });
  const brand = await app.ports.call(findBrand, { clientId }, { db: db as Db, app });
  if (!brand) throw notFound();
  const { certificate } = past;
  const t = app.texts.translator(locale);
  const number = new Intl.NumberFormat(numberTag(locale));
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(dateTag(locale), {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: brand.timeZone },
  });
  const moment = (at: string) => clock.format(new Date(at));
  const { created, updated, unchanged, refused } = past;
  const counts = { created, updated, unchanged, refused };
  const content = await certificateSheet({
    kind: t('profile-hub:import.certificate'),
    title: certificate.fileName,
    voided: certificate.voidedAt
      ? t('profile-hub:import.voided', { moment: moment(certificate.voidedAt) })
      : '',
    facts: [
      { name: t('profile-hub:import.signedBy'), value: certificate.signedBy },
      { name: t('profile-hub:import.signedAt'), value: moment(certificate.signedAt) },
      {
        name: t('profile-hub:import.agreedBy'),
        value: certificate.sourceNote || t(`profile-hub:import.source.${certificate.source}`),
      },
      {
        name: t('profile-hub:import.when'),
        value: day.formatRange(new Date(certificate.from), new Date(certificate.to)),
      },
      { name: t('profile-hub:import.importedAt'), value: moment(past.importedAt) },
      {
        name: t('profile-hub:import.imported'),
        value: t(
          'profile-hub:import.counts',
          Object.fromEntries(
            Object.entries(counts).map(([name, count]) => [name, number.format(count)]),
          ),
        ),
      },
      { name: t('profile-hub:import.certificateNumber'), value: certificate.id },
    ],
    statedTitle: t('profile-hub:import.stated'),
    stated: [
      t('profile-hub:import.agreed', { brand: brand.name }),
      t('profile-hub:import.noThirdParty'),
    ],
    wordingTitle: t('profile-hub:import.wording'),
    wording: certificate.wording,
    hashTitle: t('profile-hub:import.fileSum'),
    hash: certificate.fileHash,
    hashAdvice: t('profile-hub:import.fileSumHelp'),
  });
  return {
    stream: Readable.from([content], { objectMode: false }),
    contentType: 'application/pdf',
    fileName: `certificate_${certificate.id}.pdf`,
    length: content.length,
  };
}

interface CertificateSheet {
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
async function certificateSheet(sheet: CertificateSheet): Promise<Buffer> {
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
