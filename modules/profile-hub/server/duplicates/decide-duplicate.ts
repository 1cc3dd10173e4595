import { alreadyMerged } from '#modules/profile-hub/contract/problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { idsOfPair } from './pair-id.ts';

/** Says that two are not the same person, or takes it back; the second of two who decide is told of a merge. */
export async function decideDuplicate(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id, userId }: { clientId: string; id: string; userId: string },
  state: 'open' | 'different',
): Promise<void> {
  const [first, second] = idsOfPair(id);
  const pair = db
    .selectFrom('profile_hub.doubles')
    .select('state')
    .where('client_id', '=', clientId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .forUpdate();
  const kept = await pair.executeTakeFirst();
  if (!kept) throw notFound();
  if (kept.state === 'merged') throw alreadyMerged();
  await db
    .updateTable('profile_hub.doubles')
    .set({
      state,
      decided_at: state === 'open' ? null : new Date(),
      decided_by: state === 'open' ? null : userId,
    })
    .where('client_id', '=', clientId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .execute();
}
