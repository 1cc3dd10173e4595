import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { contactPatch } from '../contacts/contact-patch.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';
import type { ProfileHubTables } from '../tables.ts';
import { answeredNotes } from './answered-notes.ts';
import { lockContacts } from './contact-copy.ts';
import { mergedValues } from './merged-values.ts';
import { moveToSurvivingContact, type OneMerge } from './move-to-surviving-contact.ts';
import { settlePair } from './settle-pair.ts';

/**
 * Merges one contact into another. Several contacts are merged one by one, so that each merge can be undone separately.
 */
export async function mergePair(
  { db }: { db: Db<ProfileHubTables> },
  merge: OneMerge & { userId: string },
  given: { gone: ContactCopy; choices: ReadonlyMap<string, string>; book: CriteriaIndex },
): Promise<void> {
  const { clientId, keptId, goneId } = merge;
  const { gone, choices, book } = given;
  const before = await copyOf({ db }, clientId, keptId);
  const answered = await answeredNotes({ db }, merge);
  // Deleted first, so that the remaining contact can take its unique email.
  await db
    .deleteFrom('profile_hub.contacts')
    .where('client_id', '=', clientId)
    .where('id', '=', goneId)
    .execute();
  await writeContacts({ db }, { clientId, origin: 'manual' }, [
    contactPatch({ id: keptId, isNew: false }, mergedValues([before, gone], choices, book), book),
  ]);
  await sql`
    update profile_hub.contacts
    set version = version + 1, updated_at = now(),
      last_activity_at = greatest(last_activity_at, ${String(gone.last_activity_at)}::timestamptz)
    where client_id = ${clientId} and id = ${keptId}`.execute(db);
  const after = await copyOf({ db }, clientId, keptId);
  const moved = await moveToSurvivingContact({ db }, merge, { gone, before, after });
  await db
    .insertInto('profile_hub.merges')
    .values({
      client_id: clientId,
      id: merge.id,
      kept_id: keptId,
      gone_id: goneId,
      merged_by: merge.userId,
      gone: JSON.stringify(gone),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      moved: JSON.stringify({ ...moved, answered }),
    })
    .execute();
  await settlePair({ db }, merge);
}

async function copyOf(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  id: string,
): Promise<ContactCopy> {
  const [copy] = await lockContacts({ db }, clientId, [id]);
  if (!copy) throw new Error('a contact that is held cannot be gone');
  return copy;
}
