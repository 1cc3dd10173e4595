import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isHeldBack, printGuard } from '#modules/touchpoints/contract/print-guard.ts';
import {
  getProofSheetCall,
  getQrCodeCall,
  getZipCall,
  getZipTouchpointQrUrlCall,
  LOGO_KINDS,
  overrulePrintCheckCall,
  tryQrCodeCall,
  uploadLogoCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import { printHeldBack } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { CheckedInput } from '#platform/contract/call.ts';
import { downloadLinkInvalid } from '#platform/contract/files/file-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { cleanFileName, fileExtension } from '#platform/server/files/detect-file-kind.ts';
import { answerLinkedFile } from '#platform/server/files/linked-file.ts';
import { redrawPicture } from '#platform/server/files/pictures.ts';
import type { StoredFile } from '#platform/server/files/stored-file.ts';
import type { FileAnswer } from '#platform/server/http/answer/send-answer.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { route } from '../route.ts';
import { normalizedWhich } from '../search/search-touchpoints.ts';
import type { Context } from '../tables.ts';
import { codeMatrix } from './code-drawing.ts';
import { codeLogo } from './code-logo.ts';
import { overrulePrintCheck } from './overrule-print-check.ts';
import { renderCode } from './render-code.ts';
import { renderCodeProof } from './render-code-proof.ts';
import {
  codeFileName,
  codeLabel,
  findSuffixCode,
  overruledChecks,
  printableTouchpointsSql,
  readStoredCode,
  readStoredCodes,
} from './stored-code.ts';
import { tryCode } from './try-code.ts';
import { zipCodes } from './zip/zip-codes.job.ts';
import { finishedZip, readZipToken, zipPath } from './zip/zip-link.ts';

const CONTENT_TYPES = {
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  pdf: 'application/pdf',
  eps: 'application/postscript',
} as const;

const MAX_SIDE_PX = 1_000;
/** An incompressible picture of a thousand by a thousand pixels. */
const MAX_BYTES = 5 * 1024 * 1024;

const tryQrCodeRoute = route(
  tryQrCodeCall,
  ({ db, app, params, body, membership }) =>
    tryCode({ db, app }, { clientId: membership.clientId, id: params.id }, body),
  // Only reads, and waits for a response of the destination.
  { ownTransactions: true },
);

const overrulePrintCheckRoute = route(
  overrulePrintCheckCall,
  async ({ db, params, body: { checks, sideMm }, membership, principal }) => {
    const { clientId } = membership;
    const given = { clientId, userId: principal.userId, id: params.id, checks, sideMm };
    await overrulePrintCheck({ db }, given);
    return { checks };
  },
);

const getQrCodeRoute = route(getQrCodeCall, ({ db, app, params, query, membership }) =>
  codeToDownload({ db, app }, { clientId: membership.clientId, id: params.id }, query),
);

const getProofSheetRoute = route(
  getProofSheetCall,
  ({ db, app, params, query, membership, request }) =>
    renderCodeProof(
      { db, app },
      {
        clientId: membership.clientId,
        id: params.id,
        sideMm: query.sideMm,
        locale: request.locale,
      },
    ),
);

const uploadLogoRoute = route(uploadLogoCall, async ({ db, app, file, membership, principal }) => {
  const { clientId } = membership;
  const { id, name } = await storeLogo({ db, app }, { clientId, userId: principal.userId, file });
  return { fileId: id, name };
});

/** Stores only the pixels of an image and drops all other content of its file. */
async function storeLogo(
  { db, app }: Context,
  { clientId, userId, file }: { clientId: string; userId: string; file: ReceivedFile },
): Promise<StoredFile> {
  const name = cleanFileName(file.name);
  const drawn = await redrawPicture(await buffer(file.stream), {
    name,
    allow: LOGO_KINDS,
    sidePx: MAX_SIDE_PX,
    as: 'png',
  });
  return app.files.put(db, {
    clientId,
    name: `${name.slice(0, -fileExtension(name).length - 1)}.png`,
    stream: Readable.from([drawn]),
    maxBytes: MAX_BYTES,
    allow: ['png'],
    ownerUserId: userId,
  });
}

/** The code as a file; for print only if the print check has no findings [TP-05]. */
async function codeToDownload(
  { db, app }: Context,
  which: { clientId: string; id: string },
  wanted: Omit<CheckedInput<typeof getQrCodeCall>['query'], 'brandId'>,
): Promise<FileAnswer> {
  const { format, size, sideMm, use } = wanted;
  const main = await readStoredCode({ db }, which);
  const brand = await readClientBrand({ db, app }, which.clientId);
  const storedCode = wanted.suffix
    ? findSuffixCode(main, { suffix: wanted.suffix, brand, suite: app.config })
    : main;
  if (!storedCode) throw notFound();
  const { style } = storedCode;
  const matrix = codeMatrix(storedCode.address, style.level);
  const logo = await codeLogo({ db, app }, { brand, style });
  const findings = printGuard({
    style,
    modules: matrix.length,
    sideMm,
    hasLogo: logo !== null,
    quantity: storedCode.quantity,
    startsAt: storedCode.startsAt?.toISOString() ?? null,
    endsAt: storedCode.endsAt?.toISOString() ?? null,
    now: new Date(),
    overruled: overruledChecks(storedCode, { style, sideMm }),
    visitCap: storedCode.visitCap,
    visits: storedCode.visits,
    destinationAnswers: undefined,
  });
  if (use === 'print' && isHeldBack(findings)) {
    const stops = findings.filter(({ verdict }) => verdict === 'stop');
    throw printHeldBack({ checks: stops.map(({ check }) => check).join(', ') });
  }
  const label = codeLabel(storedCode, brand, app.config);
  const content = await renderCode({ matrix, style, logo, format, sizePx: size, sideMm, label });
  return {
    stream: Readable.from([content], { objectMode: false }),
    contentType: CONTENT_TYPES[format],
    fileName: codeFileName(brand, storedCode.suffix, format),
    length: content.length,
  };
}

const getZipTouchpointQrUrlRoute = route(
  getZipTouchpointQrUrlCall,
  async ({ db, app, body, membership, principal }) => {
    const { clientId } = membership;
    const { options } = body;
    const which = await normalizedWhich({ db, app }, clientId, body.which);
    const [any] = await readStoredCodes(
      { db },
      { fit: printableTouchpointsSql(which, clientId), after: '', limit: 1 },
    );
    if (!any) throw notFound();
    const { userId, locale: reader } = principal;
    const jobId = await app.jobs.enqueue(
      db,
      zipCodes,
      { which, options, userId, reader },
      {
        clientId,
        userId,
        title: { key: 'touchpoints:codes.zipTitle', params: {} },
        // A repeated request shares the same job. Another user gets a separate job, because each user is notified
        // separately.
        uniqueKey: digestOf([userId, which, options, reader]),
      },
    );
    return {
      zipUrl: `${app.config.publicUrl}${zipPath(app.secrets, { clientId, jobId })}`,
      jobId,
    };
  },
);

function digestOf(keyParts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(keyParts)).digest('base64url');
}

const getZipRoute = route(getZipCall, async (context) => {
  const link = readZipToken(context.app.secrets, context.params.token);
  if (!link) throw downloadLinkInvalid();
  return answerLinkedFile(context, await finishedZip(context, link));
});

export const qrCodesRoutes = [
  tryQrCodeRoute,
  getQrCodeRoute,
  overrulePrintCheckRoute,
  getProofSheetRoute,
  uploadLogoRoute,
  getZipTouchpointQrUrlRoute,
  getZipRoute,
];
