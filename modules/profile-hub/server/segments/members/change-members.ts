import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import { MEMBERS_AT_ONCE } from '#modules/profile-hub/contract/limits.ts';
import { segmentIsLive } from '#modules/profile-hub/contract/segment-problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { areMoreThan, chosenBatches } from '#platform/server/lists/chosen-batches.ts';
import { chosenContacts } from '../../contacts/contact-filter-sql.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { ruleContext } from '../rule-context.ts';
import { requireVisible } from '../update-segment.ts';
import { changeManyMembers } from './change-many-members.job.ts';
import { writeMembers } from './write-members.ts';

export interface MembersChange {
  action: 'add' | 'remove';
  which: WhichContacts;
}

const TITLES = {
  add: 'profile-hub:segment.jobAdd',
  remove: 'profile-hub:segment.jobRemove',
} as const;

/** Puts chosen contacts into a static segment or takes them out; more than an answer can wait for are left to a job. */
export async function changeMembers(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId, id }: { clientId: string; userId: string; id: string },
  change: MembersChange,
): Promise<{ changed: number; jobId: string | null }> {
  const segment = await requireVisible({ db }, { clientId, userId, id });
  if (segment.kind === 'live') throw segmentIsLive();
  const chosen = chosenContacts(change.which, await ruleContext({ db }, clientId));
  // Ticked ones are as many as a call can name.
  if (!('ids' in change.which) && (await areMoreThan({ db }, chosen, MEMBERS_AT_ONCE))) {
    const title = { key: TITLES[change.action], params: { name: segment.name } };
    const input = { ...change, segmentId: id, userId };
    const jobId = await app.jobs.enqueue(db, changeManyMembers, input, {
      clientId,
      userId,
      title,
    });
    return { changed: 0, jobId };
  }
  let changed = 0;
  for await (const ids of chosenBatches({ db }, chosen))
    changed += await writeMembers({ db }, { clientId, id }, { action: change.action, ids });
  return { changed, jobId: null };
}
