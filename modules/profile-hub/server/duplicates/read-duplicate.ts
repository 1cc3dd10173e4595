import type { DuplicatePair } from '#modules/profile-hub/contract/duplicate.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { compareContacts } from './compare-contacts.ts';
import { parsePairId } from './pair-id.ts';

export async function readDuplicate(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id, locale }: { clientId: string; id: string; locale: Locale },
): Promise<DuplicatePair> {
  const [first, second] = parsePairId(id);
  const pair = await db
    .selectFrom('profile_hub.doubles')
    .select(['score', 'reasons', 'state'])
    .where('client_id', '=', clientId)
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .executeTakeFirst();
  if (!pair) throw notFound();
  return { id, ...pair, ...(await compareContacts({ db }, { clientId, locale }, [first, second])) };
}
