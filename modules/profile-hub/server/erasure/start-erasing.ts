import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { ErasureCause } from '#modules/profile-hub/contract/erasure.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { chosenContactsSql } from '../contacts/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';
import { eraseChosenJob } from './erase-chosen.job.ts';
import { eraseContacts } from './erase-contacts.ts';

/** One contact is erased while its eraser waits, several by a job. */
export async function startErasing(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId }: { clientId: string; userId: string },
  given: { which: WhichContacts; cause: ErasureCause; recognise: boolean },
): Promise<{ erased: number; jobId: string | null }> {
  const { which, cause, recognise } = given;
  const context = await ruleContext({ db }, clientId);
  const { rows } = await sql<{ id: string }>`
    select contact.id from profile_hub.contacts as contact
    where ${chosenContactsSql(which, context)} limit 2`.execute(db);
  if (rows.length <= 1) {
    const erasing = { clientId, userId, cause, recognise };
    const ids = rows.map(({ id }) => id);
    return { erased: await eraseContacts({ db, app }, erasing, ids), jobId: null };
  }
  const jobId = await app.jobs.enqueue(
    db,
    eraseChosenJob,
    { which, cause, recognise, userId, before: new Date().toISOString() },
    { clientId, userId, title: { key: 'profile-hub:erase.jobTitle', params: {} } },
  );
  return { erased: 0, jobId };
}
