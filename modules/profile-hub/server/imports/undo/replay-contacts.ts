import { sql } from 'kysely';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type ContactRow, contactColumns } from '../../contacts/contact-row.ts';
import type { CriteriaIndex } from '../../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { isEdited, type Replayed, replayHistory, type Statement } from './replay-history.ts';
import { type ReplayedContact, writeReplayed } from './write-replayed.ts';

type Reading = { db: Db<ProfileHubTables> };
type Writing = Reading & { app: Pick<App, 'secrets'> };

export interface ReplayOutcome {
  removed: number;
  stayed: number;
  restored: number;
  left: number;
}

/**
 * Recalculates contacts from all imports that are not undone. Contacts that only undone imports created are removed,
 * unless they have other activity. `importId` is the import being undone, for the figures.
 */
export async function replayContacts(
  { db, app }: Writing,
  { clientId, importId, book }: { clientId: string; importId: string | null; book: CriteriaIndex },
  contactIds: readonly string[],
): Promise<ReplayOutcome> {
  const outcome = { removed: 0, stayed: 0, restored: 0, left: 0 };
  const contacts = await contactsById({ db }, clientId, contactIds);
  const histories = await historiesOf({ db }, clientId, [...contacts.keys()]);
  const used = await usedContacts({ db }, clientId, [...contacts.keys()]);
  const removed: string[] = [];
  const pending: ReplayedContact[] = [];
  for (const [id, history] of histories) {
    const contact = contacts.get(id);
    if (!contact) continue;
    const isOfUndoneFiles = history[0]?.created && history.every(({ isUndone }) => isUndone);
    if (isOfUndoneFiles && !used.has(id) && !isEdited(history, contact)) {
      removed.push(id);
      continue;
    }
    if (isOfUndoneFiles) outcome.stayed += 1;
    const replayed = replayHistory(history, contact, book);
    outcome.restored += Object.keys(replayed.values).length;
    outcome.left += countLeft(history, importId, replayed);
    pending.push({ contact, history, replayed });
  }
  await removeContacts({ db }, clientId, removed);
  await writeReplayed({ db, app }, { clientId, importId, book }, pending);
  return { ...outcome, removed: removed.length };
}

/** Values that the undone import wrote and that stay: changed since, or the last address of the contact. */
function countLeft(
  history: readonly Statement[],
  importId: string | null,
  { changedByHand, stayingAddress }: Replayed,
): number {
  const own = history.find((statement) => statement.importId === importId);
  if (!own) return 0;
  const stays = (slug: string) =>
    changedByHand.has(slug) || (!own.created && stayingAddress.has(slug));
  return Object.keys(own.created ? own.said : own.after).filter(stays).length;
}

async function contactsById(
  { db }: Reading,
  clientId: string,
  ids: readonly string[],
): Promise<Map<string, ContactRow>> {
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id = any (${ids}::text[])
    order by contact.id for update`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function historiesOf(
  { db }: Reading,
  clientId: string,
  ids: readonly string[],
): Promise<Map<string, Statement[]>> {
  const { rows } = await sql<Omit<Statement, 'said'> & { contactId: string; said: ContactValues }>`
    select change.contact_id as "contactId", change.import_id as "importId", change.created,
      coalesce(change.said, change.after) as said, change.before, change.after, change.replayed,
      change.version, change.was_version as "wasVersion",
      past.undone_at is not null as "isUndone", past.merge as rule
    from profile_hub.import_changes as change
    join profile_hub.imports as past on past.client_id = ${clientId} and past.id = change.import_id
    where change.client_id = ${clientId} and change.contact_id = any (${ids}::text[])
    order by change.contact_id, past.imported_at, past.id`.execute(db);
  return Map.groupBy(rows, ({ contactId }) => contactId);
}

/** Contacts with decisions, activity or data besides that of undone imports. */
async function usedContacts(
  { db }: Reading,
  clientId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const knows = (table: string, column = 'contact_id') => sql`exists (
    select from ${sql.id('profile_hub', table)} as used
    where used.client_id = ${clientId} and used.${sql.id(column)} = requested.contact_id)`;
  const { rows } = await sql<{ id: string }>`
    select requested.contact_id as id from unnest(${ids}::text[]) as requested (contact_id)
    where ${knows('stations')} or ${knows('segment_members')} or ${knows('lead_contacts')}
      or ${knows('campaign_responses')} or ${knows('data_requests')} or ${knows('merged_contacts', 'kept_id')}
      or exists (
        select from profile_hub.consents as consent
        where consent.client_id = ${clientId} and consent.contact_id = requested.contact_id
          and (consent.certificate_id is null or consent.certificate_id not in (
            select certificate_id from profile_hub.voided_certificates where client_id = ${clientId})))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The file's values are deleted too, because a later erasure could not find them without the contact. */
async function removeContacts(
  { db }: Reading,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [table, column] of [
    ['import_changes', 'contact_id'],
    ['contacts', 'id'],
  ] as const)
    await sql`
      delete from ${sql.id('profile_hub', table)}
      where client_id = ${clientId} and ${sql.id(column)} = any (${ids}::text[])`.execute(db);
}
