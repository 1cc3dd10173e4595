import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** How many contacts a job has erased so far, those of a run that was cut off among them. */
export async function erasedByJob(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, jobId }: { clientId: string; jobId: string },
): Promise<number> {
  const { erased } = await db
    .selectFrom('profile_hub.erasures')
    .select((select) => select.fn.sum<number | null>('contacts').as('erased'))
    .where('client_id', '=', clientId)
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return Number(erased ?? 0);
}
