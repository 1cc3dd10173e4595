import { alreadyMerged } from '#modules/profile-hub/contract/problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { parsePairId } from './pair-id.ts';

/** Marks two contacts as different persons or reverts that; throws if they are already merged. */
export async function decideDuplicate(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id, userId }: { clientId: string; id: string; userId: string },
  state: 'open' | 'different',
): Promise<void> {
  const [first, second] = parsePairId(id);
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
