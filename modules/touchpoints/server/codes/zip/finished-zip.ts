import { z } from 'zod';
import { zipNotReady } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import { type LinkContext, requireSignedInAs } from '#platform/server/files/signed-in-as.ts';
import { jobResult } from '#platform/server/jobs/operations/job-result.query.ts';

/** What the job leaves: for the screen that waits, and for the link that was given before. */
export const zipOutcomeSchema = z.object({
  path: z.string(),
  name: z.string(),
  fileId: z.string(),
});

/** The archive that a job has made for who follows its link; it is refused while the job is under way and after it failed. */
export async function finishedZip(
  context: LinkContext,
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<{ clientId: string; id: string }> {
  const job = await jobResult(context, { clientId, jobId });
  if (!job) throw downloadLinkInvalid();
  // Before its state is told: how far it is, is its asker's to know, too.
  await requireSignedInAs(context, job.user_id);
  if (job.state === 'waiting' || job.state === 'running') throw zipNotReady();
  const outcome = zipOutcomeSchema.safeParse(job.result);
  if (!outcome.success) throw downloadLinkInvalid();
  return { clientId, id: outcome.data.fileId };
}
