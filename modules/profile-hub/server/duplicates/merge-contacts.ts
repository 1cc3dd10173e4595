import type { Merge } from '#modules/profile-hub/contract/duplicate.ts';
import { contactsMerged } from '#modules/profile-hub/contract/events.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { alreadyMerged, contactUnreachable } from '#modules/profile-hub/contract/problems.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { settleConsent } from '../consents/settle-consent.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';
import type { ProfileHubTables } from '../tables.ts';
import { lockContacts } from './contact-copy.ts';
import { findDuplicates } from './find-duplicates.ts';
import { mergePair } from './merge-pair.ts';
import { mergedValues } from './merged-values.ts';

type Context = { db: Db<ProfileHubTables>; app: App };

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
  const [kept, ...gone] = copies as [ContactCopy, ...ContactCopy[]];
  const book = await readCriteriaIndex({ db }, clientId);
  const wanted = new Map(Object.entries(choices));
  const { email, phone } = mergedValues(copies, wanted, book);
  if (email === null && phone === null) throw contactUnreachable();
  const mergeIds: string[] = [];
  for (const one of gone) {
    const merge = { clientId, id: uuidV7(), keptId: kept.id, goneId: one.id, userId };
    await mergePair({ db }, merge, { gone: one, choices: wanted, book });
    await app.events.publish(db, contactsMerged, {
      clientId,
      payload: { keptId: kept.id, goneId: one.id },
    });
    mergeIds.push(merge.id);
    // The remaining contact now has the chosen value, so later merges take it from there.
    for (const [slug, id] of wanted) if (id === one.id) wanted.set(slug, kept.id);
  }
  await settleConsent({ db }, clientId, [kept.id]);
  await findDuplicates({ db }, clientId, [kept.id]);
  const undoUntil = new Date(Date.now() + UNDO_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return { keptId: kept.id, mergeIds, undoUntil };
}

/** Locks the contacts; throws if one was merged or changed since it was read. */
async function lockAsRead(
  { db }: { db: Db<ProfileHubTables> },
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
