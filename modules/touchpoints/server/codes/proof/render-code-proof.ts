import { Readable } from 'node:stream';
import { moduleMm, printGuard } from '#modules/touchpoints/contract/print-guard.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FileAnswer } from '#platform/server/http/answer/file-answer.ts';
import { readClientBrand } from '../../queries/read-client-brand.ts';
import { readTouchpoint } from '../../queries/read-touchpoint.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { codeDrawing } from '../code-drawing.ts';
import { codeFileName } from '../code-file-name.ts';
import { codeLogo } from '../code-logo.ts';
import { codeMatrix } from '../code-matrix.ts';
import { overruledChecks } from '../overruled-checks.ts';
import { readStoredCode } from '../stored-code.ts';
import { guardLines } from './guard-lines.ts';
import { proofSheet } from './proof-sheet.ts';

/** Typical code sizes on labels, cards and posters; shown in addition to the requested size. */
const USUAL_SIDES_MM = [15, 20, 30, 40];

/** A sheet to print and try, in the reader's language. */
export async function renderCodeProof(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  given: { clientId: string; id: string; sideMm: number; locale: Locale },
): Promise<FileAnswer> {
  const { sideMm, locale, clientId } = given;
  const touchpoint = await readTouchpoint({ db, app }, given);
  const kept = await readStoredCode({ db }, given);
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
        value: touchpoint.quantity === null ? '–' : number.format(touchpoint.quantity),
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
        overruled: overruledChecks(kept, { style, sideMm }),
        visitCap: touchpoint.visitCap,
        visits: kept.visits,
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
