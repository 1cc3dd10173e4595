import { z } from 'zod';
import { zipNotReady } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { jobResult } from '#platform/server/jobs/operations/job-result.query.ts';

/** What the job leaves: for the screen that waits, and for the link that was given before. */
export const zipOutcomeSchema = z.object({
  path: z.string(),
  name: z.string(),
  fileId: z.string(),
});

/** The archive that a job has made; it is refused while the job is under way and after it failed. */
export async function finishedZip(
  { db }: { db: Db },
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<{ clientId: string; id: string }> {
  const job = await jobResult({ db }, { clientId, jobId });
  if (job?.state === 'waiting' || job?.state === 'running') throw zipNotReady();
  const outcome = zipOutcomeSchema.safeParse(job?.result);
  if (!outcome.success) throw notFound();
  return { clientId, id: outcome.data.fileId };
}
