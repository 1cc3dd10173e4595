import { createHash } from 'node:crypto';
import { getZipCall, getZipTouchpointQrUrlCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import { answerLinkedFile } from '#platform/server/files/linked-file.ts';
import { printableTouchpointsSql, readStoredCodes } from '../codes/stored-code.ts';
import { finishedZip } from '../codes/zip/finished-zip.ts';
import { zipCodes } from '../codes/zip/zip-codes.job.ts';
import { readZipToken, zipPath } from '../codes/zip/zip-link.ts';
import { understoodWhich } from '../queries/normalize-filter.ts';
import { route } from '../route.ts';

export const getZipTouchpointQrUrlRoute = route(
  getZipTouchpointQrUrlCall,
  async ({ db, app, body, membership, principal }) => {
    const { clientId } = membership;
    const { options } = body;
    const which = await understoodWhich({ db, app }, clientId, body.which);
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

function digestOf(asked: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

export const getZipRoute = route(getZipCall, async (context) => {
  const link = readZipToken(context.app.secrets, context.params.token);
  if (!link) throw downloadLinkInvalid();
  return answerLinkedFile(context, await finishedZip(context, link));
});
