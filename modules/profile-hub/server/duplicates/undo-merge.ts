import { sql } from 'kysely';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { contactChanged, contactCreated } from '#modules/profile-hub/contract/events.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import {
  mergedFurther,
  mergeNotUndoable,
  undoUnreachable,
} from '#modules/profile-hub/contract/problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import { restoreBlockedAddresses } from '../blocks/blocked-addresses.ts';
import { recalculateConsent } from '../blocks/recalculate-consent.ts';
import { contactPatch } from '../contacts/contact-row.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { replayContacts } from '../imports/undo/replay-contacts.ts';
import type { ContactCopy, MovedByMerge } from '../tables/merge-tables.ts';
import type { Context } from '../tables.ts';
import { findDuplicates } from './find-duplicates.ts';
import { bringBackContact, giveBackAnswered, lockContacts, readCopyValue } from './merge-copies.ts';
import type { OneMerge } from './move-to-surviving-contact.ts';

interface Undoable {
  at: Date;
  keptId: string;
  goneId: string;
  gone: ContactCopy;
  before: ContactCopy;
  after: ContactCopy;
  moved: MovedByMerge;
}

/**
 * Restores the merged contact and the unchanged values of the remaining one; other values stay and are reported.
 * Decisions recorded since the merge count for both contacts [PH-18].
 */
export async function undoMerge(
  { db, app }: Context,
  { clientId, id, userId }: { clientId: string; id: string; userId: string },
): Promise<{ keptId: string; goneId: string; stays: string[] }> {
  const merge = await undoable({ db }, { clientId, id });
  const { keptId, goneId } = merge;
  const [now] = await lockContacts({ db }, clientId, [keptId]);
  if (!now) throw mergedFurther();
  await giveBackMoved({ db }, { clientId, id, keptId, goneId }, merge.moved);
  const stays = await giveBackValues({ db }, clientId, { ...merge, now });
  const email = await freeEmail({ db }, clientId, merge.gone);
  if (email === null && !merge.gone.phone)
    throw undoUnreachable({ email: String(merge.gone.email) });
  await restoreBlockedAddresses({ db, app }, clientId, [email, merge.gone.phone]);
  await bringBackContact({ db }, { ...merge.gone, email, version: Number(merge.gone.version) + 1 });
  // The copies may contain values of an import that was undone since.
  const book = await readCriteriaIndex({ db }, clientId);
  await replayContacts({ db, app }, { clientId, importId: null, book }, [keptId, goneId]);
  await copyDecisions({ db }, clientId, merge);
  await recalculateConsent({ db }, clientId, [keptId, goneId]);
  if (merge.moved.answered)
    await giveBackAnswered(
      { db },
      { clientId, keptId, goneId },
      {
        notes: merge.moved.answered,
        keptIsUntouched: now.updated_at === merge.after.updated_at,
      },
    );
  await db
    .updateTable('profile_hub.merges')
    .set({
      undone_at: new Date(),
      undone_by: userId,
      gone: null,
      before: null,
      after: null,
      moved: null,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  await sql`
    delete from profile_hub.doubles where client_id = ${clientId} and merge_id = ${id}`.execute(db);
  await findDuplicates({ db }, clientId, [keptId, goneId]);
  await app.events.publish(db, contactCreated, {
    clientId,
    payload: { contactId: goneId, origin: String(merge.gone.origin) },
  });
  await app.events.publish(db, contactChanged, {
    clientId,
    payload: { contactId: keptId, criterias: [] },
  });
  const emailStays = email === null && merge.gone.email !== null;
  return { keptId, goneId, stays: emailStays ? [...new Set([...stays, 'email'])] : stays };
}

/** Locked, so that the second of two concurrent undo requests is refused. */
async function undoable(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<Undoable> {
  const merge = await db
    .selectFrom('profile_hub.merges')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!merge) throw notFound();
  const { gone, before, after, moved } = merge;
  const isOver = Date.now() - merge.at.getTime() > UNDO_DAYS * 24 * 60 * 60 * 1000;
  if (isOver || merge.undone_at || !gone || !before || !after || !moved)
    throw mergeNotUndoable({ days: UNDO_DAYS });
  return { at: merge.at, keptId: merge.kept_id, goneId: merge.gone_id, gone, before, after, moved };
}

/** Decisions made while the contacts were merged count for both, so they are added to the other ledger. */
async function copyDecisions(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { at, keptId, goneId, moved }: Undoable,
): Promise<void> {
  const isSince = moved.consents
    ? sql`id <> all (${moved.consents}::uuid[])`
    : sql`recorded_at >= ${at}`;
  await sql`
    insert into profile_hub.consents (client_id, id, contact_id, purpose, decision, at, recorded_at, source, source_name,
      wording_id, certificate_id, recorded_by)
    select client_id, gen_random_uuid(), ${goneId}, purpose, decision, at, recorded_at, source, source_name,
      wording_id, certificate_id, recorded_by
    from profile_hub.consents
    where client_id = ${clientId} and contact_id = ${keptId} and ${isSince}`.execute(db);
}

/** Moves records back to the restored contact if they still exist. */
async function giveBackMoved(
  { db }: Pick<Context, 'db'>,
  { clientId, id, keptId, goneId }: OneMerge,
  moved: MovedByMerge,
): Promise<void> {
  await sql`
    delete from profile_hub.merged_contacts where client_id = ${clientId} and gone_id = ${goneId}`.execute(
    db,
  );
  await sql`
    update profile_hub.merged_contacts set kept_id = ${goneId}
    where client_id = ${clientId} and kept_id = ${keptId} and gone_id = any (${moved.merged}::text[])`.execute(
    db,
  );
  await sql`
    delete from profile_hub.stations
    where client_id = ${clientId} and contact_id = ${keptId} and kind = 'merge' and ref = ${id}`.execute(
    db,
  );
  await sql`
    update profile_hub.stations set contact_id = ${goneId}
    where client_id = ${clientId} and contact_id = ${keptId} and id = any (${moved.stations}::uuid[])`.execute(
    db,
  );
  await sql`
    update profile_hub.campaign_responses set contact_id = ${goneId}
    where client_id = ${clientId} and contact_id = ${keptId} and id = any (${moved.responses}::uuid[])`.execute(
    db,
  );
  await sql`
    update profile_hub.lead_contacts set contact_id = ${goneId}
    where client_id = ${clientId} and contact_id = ${keptId} and lead_id = any (${moved.leads}::text[])`.execute(
    db,
  );
  await sql`
    delete from profile_hub.segment_members
    where client_id = ${clientId} and contact_id = ${keptId} and segment_id = any (${moved.joined}::uuid[])`.execute(
    db,
  );
  await sql`
    insert into profile_hub.segment_members (client_id, segment_id, contact_id)
    select ${clientId}, segment.id, ${goneId} from profile_hub.segments as segment
    where segment.client_id = ${clientId} and segment.id = any (${moved.segments}::uuid[])
    on conflict do nothing`.execute(db);
  await sql`
    delete from profile_hub.contact_addresses
    where client_id = ${clientId} and contact_id = ${keptId} and merge_id = ${id}`.execute(db);
  for (const { kind, value } of moved.addresses)
    await sql`
      insert into profile_hub.contact_addresses (client_id, kind, value, contact_id)
      values (${clientId}, ${kind}, ${value}, ${goneId}) on conflict do nothing`.execute(db);
}

/**
 * Restores previous values of the remaining contact, unless they changed since; returns the slugs that were not
 * restored. The contact always has an email or a phone afterwards.
 */
async function giveBackValues(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { before, after: merged, now }: { before: ContactCopy; after: ContactCopy; now: ContactCopy },
): Promise<string[]> {
  const book = await readCriteriaIndex({ db }, clientId);
  const back: Record<string, ContactValues[string]> = {};
  const stays: string[] = [];
  for (const criterion of book.all) {
    if (criterion.kind === 'consent') continue;
    const [was, became, is] = [before, merged, now].map((copy) => readCopyValue(copy, criterion));
    if (isSame(was, became)) continue;
    if (isSame(became, is)) back[criterion.slug] = was ?? null;
    else stays.push(criterion.slug);
  }
  if (back.email && (await freeEmail({ db }, clientId, before)) === null) {
    delete back.email;
    stays.push('email');
  }
  const after = (slug: 'email' | 'phone') => (slug in back ? back[slug] : now[slug]);
  // A contact needs an address, so the previous one stays if there is no other.
  if (!after('email') && !after('phone')) Object.assign(back, addressesOf(before));
  await writeContacts({ db }, { clientId, origin: 'manual' }, [
    contactPatch({ id: before.id, isNew: false }, back, book),
  ]);
  return stays;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function addressesOf({ email, phone }: ContactCopy): ContactValues {
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof phone === 'string' && { phone }),
  };
}

/** Another contact may have taken the e-mail since, and e-mails are unique. */
async function freeEmail(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { id, email }: ContactCopy,
): Promise<string | null> {
  if (typeof email !== 'string') return null;
  const taken = await db
    .selectFrom('profile_hub.contacts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst();
  return taken ? null : email;
}
