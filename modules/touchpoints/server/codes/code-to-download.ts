import { Readable } from 'node:stream';
import { isHeldBack, printGuard } from '#modules/touchpoints/contract/print-guard.ts';
import type { getQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { printHeldBack } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { CheckedInput } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FileAnswer } from '#platform/server/http/answer/file-answer.ts';
import { readClientBrand } from '../queries/read-client-brand.ts';
import type { TouchpointsTables } from '../tables.ts';
import { codeFileName } from './code-file-name.ts';
import { codeLabel } from './code-label.ts';
import { codeLogo } from './code-logo.ts';
import { codeMatrix } from './code-matrix.ts';
import { findSuffixCode } from './find-suffix-code.ts';
import { overruledChecks } from './overruled-checks.ts';
import { renderCode } from './render-code.ts';
import { readStoredCode } from './stored-code.ts';

const CONTENT_TYPES = {
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  pdf: 'application/pdf',
  eps: 'application/postscript',
} as const;

/** The code as a file; for print only when the guard has nothing against it [TP-05]. */
export async function codeToDownload(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  which: { clientId: string; id: string },
  wanted: Omit<CheckedInput<typeof getQrCodeCall>['query'], 'brandId'>,
): Promise<FileAnswer> {
  const { format, size, sideMm, use } = wanted;
  const main = await readStoredCode({ db }, which);
  const brand = await readClientBrand({ db, app }, which.clientId);
  const kept = wanted.suffix
    ? findSuffixCode(main, { suffix: wanted.suffix, brand, house: app.config })
    : main;
  if (!kept) throw notFound();
  const { style } = kept;
  const matrix = codeMatrix(kept.address, style.level);
  const logo = await codeLogo({ db, app }, { brand, style });
  const findings = printGuard({
    style,
    modules: matrix.length,
    sideMm,
    hasLogo: logo !== null,
    quantity: kept.quantity,
    startsAt: kept.startsAt?.toISOString() ?? null,
    endsAt: kept.endsAt?.toISOString() ?? null,
    now: new Date(),
    overruled: overruledChecks(kept, { style, sideMm }),
    visitCap: kept.visitCap,
    visits: kept.visits,
    destinationAnswers: undefined,
  });
  if (use === 'print' && isHeldBack(findings)) {
    const stops = findings.filter(({ verdict }) => verdict === 'stop');
    throw printHeldBack({ checks: stops.map(({ check }) => check).join(', ') });
  }
  const label = codeLabel(kept, brand, app.config);
  const content = await renderCode({ matrix, style, logo, format, sizePx: size, sideMm, label });
  return {
    stream: Readable.from([content], { objectMode: false }),
    contentType: CONTENT_TYPES[format],
    fileName: codeFileName(brand, kept.suffix, format),
    length: content.length,
  };
}
