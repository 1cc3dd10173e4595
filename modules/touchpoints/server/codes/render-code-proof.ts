import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type GuardCheck,
  type GuardFinding,
  moduleMm,
  printGuard,
} from '#modules/touchpoints/contract/print-guard.ts';
import { type Locale, numberTag } from '#platform/contract/locale.ts';
import type { FileAnswer } from '#platform/server/http/answer/send-answer.ts';
import {
  newPdf,
  PDF_PAGE,
  POINTS_PER_MM,
  pdfHead,
  pdfHeading,
  pdfLetters,
  pdfRow,
} from '#platform/server/pdf/pdf-page.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { readTouchpoint } from '../search/read-touchpoint.ts';
import type { Context } from '../tables.ts';
import { type CodeDrawing, codeDrawing, codeMatrix } from './code-drawing.ts';
import { codeLogo } from './code-logo.ts';
import { codeFileName, overruledChecks, readStoredCode } from './stored-code.ts';
import { drawPdfCode } from './vector-code.ts';

const GAP_MM = 8;

const CHECK_TEXTS: Record<GuardCheck, string> = {
  contrast: 'touchpoints:proof.check.contrast',
  inverted: 'touchpoints:proof.check.inverted',
  module: 'touchpoints:proof.check.module',
  quietZone: 'touchpoints:proof.check.quietZone',
  logo: 'touchpoints:proof.check.logo',
  notYet: 'touchpoints:proof.check.notYet',
  over: 'touchpoints:proof.check.over',
  ends: 'touchpoints:proof.check.ends',
  spent: 'touchpoints:proof.check.spent',
  cap: 'touchpoints:proof.check.cap',
  destination: 'touchpoints:proof.check.destination',
};

const VERDICT_TEXTS: Record<GuardFinding['verdict'], string> = {
  stop: 'touchpoints:proof.verdict.stop',
  warning: 'touchpoints:proof.verdict.warning',
  fine: 'touchpoints:proof.verdict.fine',
};

/** Typical code sizes on labels, cards and posters; shown in addition to the requested size. */
const USUAL_SIDES_MM = [15, 20, 30, 40];

/** A printable test sheet in the user's language. */
export async function renderCodeProof(
  { db, app }: Context,
  given: { clientId: string; id: string; sideMm: number; locale: Locale },
): Promise<FileAnswer> {
  const { sideMm, locale, clientId } = given;
  const touchpoint = await readTouchpoint({ db, app }, given);
  const storedCode = await readStoredCode({ db }, given);
  const brand = await readClientBrand({ db, app }, clientId);
  const { style, address } = touchpoint.code;
  const matrix = codeMatrix(address, style.level);
  const modules = matrix.length;
  const logo = await codeLogo({ db, app }, { brand, style });
  const translate = app.texts.translator(locale);
  const number = new Intl.NumberFormat(numberTag(locale), { maximumFractionDigits: 2 });
  const caption = (side: number) =>
    translate('touchpoints:proof.size', {
      side: number.format(side),
      module: number.format(moduleMm({ modules, style, sideMm: side })),
    });
  const content = await proofSheet({
    title: translate('touchpoints:proof.title'),
    advice: translate('touchpoints:proof.advice'),
    shortUrl: touchpoint.shortUrl.replace(/^https?:\/\//, ''),
    drawing: codeDrawing({ matrix, style, logo }),
    sizes: [sideMm, ...USUAL_SIDES_MM.filter((side) => side !== sideMm)].map((side) => ({
      sideMm: side,
      caption: caption(side),
    })),
    facts: [
      { name: translate('touchpoints:proof.says'), value: address },
      {
        name: translate('touchpoints:proof.leadsTo'),
        value: touchpoint.resolvedUrl ?? touchpoint.destUrl,
      },
      { name: translate('touchpoints:proof.asked'), value: caption(sideMm) },
      {
        name: translate('touchpoints:proof.look'),
        value: translate('touchpoints:proof.style', { ...style, modules }),
      },
      {
        name: translate('touchpoints:proof.quantity'),
        value: touchpoint.quantity === null ? '—' : number.format(touchpoint.quantity),
      },
    ],
    guardTitle: translate('touchpoints:proof.guard'),
    findings: guardLines(
      printGuard({
        style,
        modules,
        sideMm,
        hasLogo: logo !== null,
        quantity: touchpoint.quantity,
        startsAt: touchpoint.started,
        endsAt: touchpoint.ended,
        now: new Date(),
        overruled: overruledChecks(storedCode, { style, sideMm }),
        visitCap: touchpoint.visitCap,
        visits: storedCode.visits,
        destinationAnswers: undefined,
      }),
      { translate, locale },
    ),
  });
  return {
    stream: Readable.from([content], { objectMode: false }),
    contentType: 'application/pdf',
    fileName: codeFileName(brand, touchpoint.sourceSuffix, 'proof.pdf'),
    length: content.length,
  };
}

/** Findings of the print check as text. */
function guardLines(
  findings: readonly GuardFinding[],
  { translate, locale }: { translate: Translate; locale: Locale },
): { verdict: string; text: string }[] {
  return findings.map(({ check, verdict, isOverruled, measured = 0, limit = 0 }) => {
    const asShare = check === 'logo';
    const number = new Intl.NumberFormat(numberTag(locale), {
      style: asShare ? 'percent' : 'decimal',
      maximumFractionDigits: asShare ? 1 : 2,
    });
    return {
      verdict: translate(
        isOverruled ? 'touchpoints:proof.verdict.overruled' : VERDICT_TEXTS[verdict],
      ),
      text: translate(CHECK_TEXTS[check], {
        measured: number.format(measured),
        limit: number.format(limit),
      }),
    };
  });
}

interface ProofSheet {
  title: string;
  /** How to use the sheet. */
  advice: string;
  shortUrl: string;
  drawing: CodeDrawing;
  /** In millimetres, the requested size first, each with its caption. */
  sizes: readonly { sideMm: number; caption: string }[];
  facts: readonly { name: string; value: string }[];
  guardTitle: string;
  findings: readonly { verdict: string; text: string }[];
}

/** A page to print at full size and scan with a phone. */
async function proofSheet(sheet: ProofSheet): Promise<Buffer> {
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

/** Codes side by side as far as they fit, aligned at the bottom. */
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
