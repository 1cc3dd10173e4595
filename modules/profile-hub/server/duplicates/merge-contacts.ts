import { sql } from 'kysely';
import type { Merge } from '#modules/profile-hub/contract/duplicate.ts';
import { contactsMerged } from '#modules/profile-hub/contract/events.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { alreadyMerged, contactUnreachable } from '#modules/profile-hub/contract/problems.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { recalculateConsent } from '../blocks/recalculate-consent.ts';
import { contactPatch } from '../contacts/contact-row.ts';
import { queueDuplicateCheck, writeContacts } from '../contacts/write-contacts.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';
import type { Context } from '../tables.ts';
import { findDuplicates } from './find-duplicates.ts';
import { answeredNotes, lockContacts, mergedValues } from './merge-copies.ts';
import { moveToSurvivingContact, type OneMerge } from './move-to-surviving-contact.ts';

/**
 * Merges contacts [PH-18]: the oldest keeps its id and takes the chosen values, history, segments and addresses of the
 * others. Consent follows from all ledgers: the latest decision counts and cannot be chosen.
 */
export async function mergeContacts(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  { contacts, choices }: Merge,
): Promise<{ keptId: string; mergeIds: string[]; undoUntil: string }> {
  const copies = await lockAsRead({ db }, clientId, contacts);
  const [survivor, ...gone] = copies as [ContactCopy, ...ContactCopy[]];
  const book = await readCriteriaIndex({ db }, clientId);
  const wanted = new Map(Object.entries(choices));
  const { email, phone } = mergedValues(copies, wanted, book);
  if (email === null && phone === null) throw contactUnreachable();
  const mergeIds: string[] = [];
  for (const one of gone) {
    const merge = { clientId, id: uuidV7(), keptId: survivor.id, goneId: one.id, userId };
    await mergePair({ db }, merge, { gone: one, choices: wanted, book });
    await app.events.publish(db, contactsMerged, {
      clientId,
      payload: { keptId: survivor.id, goneId: one.id },
    });
    mergeIds.push(merge.id);
    // The remaining contact now has the chosen value, so later merges take it from there.
    for (const [slug, id] of wanted) if (id === one.id) wanted.set(slug, survivor.id);
  }
  await recalculateConsent({ db }, clientId, [survivor.id]);
  await findDuplicates({ db }, clientId, [survivor.id]);
  const undoUntil = new Date(Date.now() + UNDO_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return { keptId: survivor.id, mergeIds, undoUntil };
}

/** Locks the contacts; throws if one was merged or changed since it was read. */
async function lockAsRead(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  read: Merge['contacts'],
): Promise<ContactCopy[]> {
  const ids = read.map(({ id }) => id);
  const copies = await lockContacts({ db }, clientId, ids);
  if (copies.length < ids.length) {
    const merged = await db
      .selectFrom('profile_hub.merged_contacts')
      .select('gone_id')
      .where('client_id', '=', clientId)
      .where('gone_id', 'in', ids)
      .executeTakeFirst();
    throw merged ? alreadyMerged() : notFound();
  }
  const versions = new Map(read.map(({ id, version }) => [id, version]));
  const stale = copies.find(({ id, version }) => versions.get(id) !== version);
  if (stale)
    throw changedMeanwhile({ by: '', at: new Date(String(stale.updated_at)).toISOString() });
  return copies;
}

/**
 * Merges one contact into another. Several contacts are merged one by one, so that each merge can be undone separately.
 */
async function mergePair(
  { db }: Pick<Context, 'db'>,
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
  await queueDuplicateCheck(clientId, sql`select`).execute(db);
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
  { db }: Pick<Context, 'db'>,
  clientId: string,
  id: string,
): Promise<ContactCopy> {
  const [copy] = await lockContacts({ db }, clientId, [id]);
  if (!copy) throw new Error('a contact that is held cannot be gone');
  return copy;
}

/** Marks the pair as merged and removes other open pairs of the merged contact. */
async function settlePair(
  { db }: Pick<Context, 'db'>,
  { clientId, id, keptId, goneId, userId }: OneMerge & { userId: string },
): Promise<void> {
  await sql`
    insert into profile_hub.doubles
      (client_id, first_id, second_id, score, state, merge_id, decided_at, decided_by)
    values (${clientId}, least(${keptId}, ${goneId}), greatest(${keptId}, ${goneId}), 100, 'merged', ${id}, now(), ${userId})
    on conflict (client_id, first_id, second_id) do update
      set state = 'merged', merge_id = excluded.merge_id, decided_at = now(), decided_by = excluded.decided_by`.execute(
    db,
  );
  await sql`
    delete from profile_hub.doubles
    where client_id = ${clientId} and state = 'open' and (first_id = ${goneId} or second_id = ${goneId})`.execute(
    db,
  );
}
