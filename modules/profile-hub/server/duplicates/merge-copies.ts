import { sql } from 'kysely';
import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type ContactRow, contactValue } from '../contacts/contact-row.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import type { AnsweredNotes, ContactCopy } from '../tables/merge-tables.ts';
import type { Context, ProfileHubTables } from '../tables.ts';

type Reading = { db: Db<ProfileHubTables> };

/** Contact rows, locked until the transaction ends, oldest first. */
export async function lockContacts(
  { db }: Reading,
  clientId: string,
  ids: readonly string[],
): Promise<(ContactCopy & { version: number; created_at: string; updated_at: string })[]> {
  // Locked in id order, so that concurrent merges of the same contacts wait and do not deadlock.
  await sql`
    select from profile_hub.contacts
    where client_id = ${clientId} and id = any (${ids}::text[]) order by id for update`.execute(db);
  const { rows } = await sql<{
    copy: ContactCopy & { version: number; created_at: string; updated_at: string };
  }>`
    select to_jsonb(contact) as copy from profile_hub.contacts as contact
    where client_id = ${clientId} and id = any (${ids}::text[]) order by created_at, id`.execute(
    db,
  );
  return rows.map(({ copy }) => copy);
}

/** Restores a contact. The columns come from the database catalogue, without generated ones. */
export async function bringBackContact({ db }: Reading, copy: ContactCopy): Promise<void> {
  const columns = await writtenColumns({ db });
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into profile_hub.contacts (${names})
    select ${names} from jsonb_populate_record(null::profile_hub.contacts, ${JSON.stringify(copy)}::jsonb)`.execute(
    db,
  );
}

async function writtenColumns({ db }: Reading): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_attribute
    where attrelid = 'profile_hub.contacts'::regclass and attnum > 0 and attgenerated = '' and not attisdropped
    order by attnum`.execute(db);
  return rows.map(({ attname }) => attname);
}

/** Copies are rows as JSON, with the same fields that values are read from. */
export function readCopyValue(
  copy: ContactCopy,
  criterion: CriteriaIndex['all'][number],
): ContactValue {
  return contactValue(copy as unknown as ContactRow, criterion);
}

/**
 * Values of the remaining contact, without consent, which the ledger determines [PH-18]. The user's choice counts;
 * otherwise the first known value, oldest contact first. List values are combined.
 */
export function mergedValues(
  copies: readonly ContactCopy[],
  choices: ReadonlyMap<string, string>,
  book: CriteriaIndex,
): ContactValues {
  return Object.fromEntries(
    book.all
      .filter(({ kind }) => kind !== 'consent')
      .map((criterion) => {
        const values = copies.map((copy) => readCopyValue(copy, criterion));
        if (criterion.type === 'closedMultiple') return [criterion.slug, allOptions(values)];
        const chosen = copies.findIndex(({ id }) => id === choices.get(criterion.slug));
        const value = chosen >= 0 ? values[chosen] : values.find((one) => one !== null);
        return [criterion.slug, value ?? null];
      }),
  );
}

function allOptions(values: readonly ContactValue[]): ContactValue {
  const options = [...new Set(values.flat().filter((one) => typeof one === 'number'))];
  return options.length > 0 ? options : null;
}

type Pair = { clientId: string; keptId: string; goneId: string };

/**
 * Saves what answers wrote to both contacts before the merge. Otherwise an undo would look like a manual edit and block
 * earlier answers. Times are text, because a Date would lose microseconds.
 */
export async function answeredNotes(
  { db }: Pick<Context, 'db'>,
  { clientId, keptId, goneId }: Pair,
): Promise<AnsweredNotes> {
  const { rows } = await sql<{
    id: string;
    own_at: string;
    note: AnsweredNotes['gone'];
  }>`
    select contact.id,
      (case when answered.written_at = contact.updated_at then answered.own_at else contact.updated_at end)::text as own_at,
      case when answered.contact_id is not null then jsonb_build_object(
        'own_at', answered.own_at::text, 'written_at', answered.written_at::text, 'taken', answered.taken) end as note
    from profile_hub.contacts as contact
    left join profile_hub.answered_contacts as answered
      on answered.client_id = contact.client_id and answered.contact_id = contact.id
    where contact.client_id = ${clientId} and contact.id in (${keptId}, ${goneId})`.execute(db);
  return {
    keptOwnAt: rows.find(({ id }) => id === keptId)?.own_at ?? 'now',
    gone: rows.find(({ id }) => id === goneId)?.note ?? null,
  };
}

/** Restores the answer data of both contacts; for the remaining contact only if it is unchanged since the merge. */
export async function giveBackAnswered(
  { db }: Pick<Context, 'db'>,
  { clientId, keptId, goneId }: Pair,
  { notes, keptIsUntouched }: { notes: AnsweredNotes; keptIsUntouched: boolean },
): Promise<void> {
  if (notes.gone)
    await sql`
      insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
      values (${clientId}, ${goneId}, ${notes.gone.own_at}::timestamptz, ${notes.gone.written_at}::timestamptz,
        ${JSON.stringify(notes.gone.taken)}::jsonb)`.execute(db);
  if (keptIsUntouched)
    await sql`
      insert into profile_hub.answered_contacts (client_id, contact_id, own_at, written_at, taken)
      select client_id, id, ${notes.keptOwnAt}::timestamptz, updated_at, '{}' from profile_hub.contacts
      where client_id = ${clientId} and id = ${keptId}
      on conflict (client_id, contact_id)
        do update set own_at = excluded.own_at, written_at = excluded.written_at`.execute(db);
}
