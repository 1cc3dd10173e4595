import { z } from 'zod';
import { getZipCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { zipNotReady } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { downloadLinkInvalid } from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { type LinkContext, requireSignedInAs } from '#platform/server/files/linked-file.ts';
import { jobResult } from '#platform/server/jobs/operations/own-jobs.query.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';

/** A link to one archive until it expires, only for the requesting user. It is issued before the archive exists. */
interface ZipLink {
  clientId: string;
  jobId: string;
}

const PURPOSE = 'touchpoints.zip';
/** Long enough that an archive requested on Friday can be downloaded on Monday. */
export const ZIP_SECONDS = 3 * 24 * 60 * 60;

export function zipPath(secrets: Secrets, { clientId, jobId }: ZipLink, now = Date.now()): string {
  const text = [clientId, jobId, Math.ceil(now / 1000) + ZIP_SECONDS].join('.');
  return getZipCall.path.replace('{token}', `${text}.${secrets.sign(PURPOSE, text)}`);
}

export function readZipToken(
  secrets: Secrets,
  token: string,
  now = Date.now(),
): ZipLink | undefined {
  const at = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(0, at));
  if (!secrets.verify(PURPOSE, text, token.slice(at + 1))) return undefined;
  const [clientId, jobId, until] = text.split('.');
  const isOpen = Number(until) * 1000 > now;
  if (!isOpen || !uuid.safeParse(clientId).success || !uuid.safeParse(jobId).success)
    return undefined;
  return { clientId: clientId ?? '', jobId: jobId ?? '' };
}

/** Result of the job, for the waiting screen and for the link issued earlier. */
export const zipOutcomeSchema = z.object({
  path: z.string(),
  name: z.string(),
  fileId: z.string(),
});

/** The archive of a job for the user of its link. Fails while the job is running and after it failed. */
export async function finishedZip(
  context: LinkContext,
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<{ clientId: string; id: string }> {
  const job = await jobResult(context, { clientId, jobId });
  if (!job) throw downloadLinkInvalid();
  // Checked before the state is returned, because only the requesting user may see the progress.
  await requireSignedInAs(context, job.user_id);
  if (job.state === 'waiting' || job.state === 'running') throw zipNotReady();
  const outcome = zipOutcomeSchema.safeParse(job.result);
  if (!outcome.success) throw downloadLinkInvalid();
  return { clientId, id: outcome.data.fileId };
}
