import { z } from 'zod';
import { zipNotReady } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import { type LinkContext, requireSignedInAs } from '#platform/server/files/signed-in-as.ts';
import { jobResult } from '#platform/server/jobs/operations/job-result.query.ts';

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
