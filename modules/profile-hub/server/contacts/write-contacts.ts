import { type RawBuilder, sql } from 'kysely';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { recalculateBlockedConsent } from '../blocks/blocked-addresses.ts';
import type { Context } from '../tables.ts';
import type { ContactPatch } from './contact-row.ts';

/** Columns used for duplicate detection; changes of other columns do not matter. */
const COMPARED_COLUMNS = STANDARD_CRITERIA.flatMap(({ column, compared }) =>
  column && compared ? [column] : [],
);

interface Writing {
  clientId: string;
  origin: ContactOrigin;
  originId?: string | null;
  /** The user that changes the contacts manually. */
  by?: string | null;
  /** Blocked addresses, if the caller has read them: new contacts with other addresses are not checked again. */
  blocked?: ReadonlyMap<string, unknown>;
}

const COLUMNS = STANDARD_CRITERIA.flatMap(({ column, kind }) =>
  column ? [{ column, type: kind === 'day' ? 'date' : 'text' }] : [],
);

/**
 * The only function that creates and changes contacts: manually, by file, answer or lead. Returns the changed ids.
 * Blocked addresses remove their purposes from the contact; call `restoreBlockedAddresses` first, so that hashed entries are
 * found.
 */
export async function writeContacts(
  { db }: Pick<Context, 'db'>,
  writing: Writing,
  patches: readonly ContactPatch[],
): Promise<{ created: string[]; updated: string[] }> {
  const [made, known] = [patches.filter(isNew), patches.filter((patch) => !isNew(patch))];
  const created = made.length > 0 ? await insertContacts({ db }, writing, made) : [];
  const updated = known.length > 0 ? await updateContacts({ db }, writing, known) : [];
  const addressed = patches.filter((patch) => mayBeBlocked(patch, writing.blocked));
  // An import checks the list again before it commits.
  await recalculateBlockedConsent(
    { db },
    writing.clientId,
    addressed.map(({ id }) => id),
    { isLocked: writing.origin === 'import' },
  );
  return { created, updated };
}

function isNew(patch: ContactPatch): boolean {
  return patch.isNew;
}

function mayBeBlocked({ isNew, columns }: ContactPatch, blocked: Writing['blocked']): boolean {
  const addresses = [columns.email, columns.phone];
  if (isNew && blocked) return addresses.some((address) => address && blocked.has(address));
  return addresses.some((address) => address !== undefined);
}

async function insertContacts(
  { db }: Pick<Context, 'db'>,
  { clientId, origin, originId = null }: Writing,
  patches: readonly ContactPatch[],
): Promise<string[]> {
  const names = sql.join(COLUMNS.map(({ column }) => sql.id(column)));
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into profile_hub.contacts
        (client_id, id, origin, origin_id, ${names}, texts, options, filled, given, refused)
      select ${clientId}, patch.id, ${origin}, ${originId},
        ${sql.join(COLUMNS.map(({ column, type }) => sql`(patch.columns ->> ${sql.lit(column)})::${sql.raw(type)}`))},
        jsonb_strip_nulls(patch.texts), patch.options, patch.filled, patch.given, patch.refused
      from ${patchesOf(patches)}
      returning id
    ),
    waiting as (${queueDuplicateCheck(clientId, sql`select from made`)})
    select id from made`.execute(db);
  return idsOf(rows);
}

async function updateContacts(
  { db }: Pick<Context, 'db'>,
  { clientId, by = null }: Writing,
  patches: readonly ContactPatch[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select contact.id, contact.updated_at as was_updated_at, ${sql.join(COLUMNS.map(wantedColumn))},
        ${sql.join(COMPARED_COLUMNS.map((column) => sql`contact.${sql.id(column)} as ${sql.id(`was_${column}`)}`))},
        jsonb_strip_nulls(contact.texts || patch.texts) as texts,
        ${without('options', 'gone_options')} || patch.options as options,
        ${without('filled', 'gone_filled')} || patch.filled as filled
      from ${patchesOf(patches)}
      join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = patch.id
      -- The lock reads the latest state: what somebody else changes meanwhile stays.
      order by contact.id for update of contact
    ),
    changed as (
      update profile_hub.contacts as contact
      set ${sql.join(COLUMNS.map(({ column }) => sql`${sql.id(column)} = wanted.${sql.id(column)}`))},
        texts = wanted.texts, options = wanted.options, filled = wanted.filled,
        updated_at = now(), updated_by = ${by}, version = contact.version + 1
      from wanted
      where contact.client_id = ${clientId} and contact.id = wanted.id and (
        (${sql.join(COLUMNS.map(({ column }) => sql`contact.${sql.id(column)}`))}, contact.texts)
          is distinct from (${sql.join(COLUMNS.map(({ column }) => sql`wanted.${sql.id(column)}`))}, wanted.texts)
        or not (contact.options @> wanted.options and contact.options <@ wanted.options)
      )
      returning contact.id, wanted.was_updated_at,
        (${sql.join(COMPARED_COLUMNS.map((column) => sql`wanted.${sql.id(`was_${column}`)}`))})
          is distinct from (${sql.join(COMPARED_COLUMNS.map((column) => sql`wanted.${sql.id(column)}`))}) as is_another
    ),
    waiting as (${queueDuplicateCheck(
      clientId,
      // Uses the later time, because a waiting contact would otherwise be lost with its old time.
      sql`select from changed where is_another or was_updated_at in (
        select at from profile_hub.doubles_waiting where client_id = ${clientId})`,
    )})
    select id from changed`.execute(db);
  return idsOf(rows);
}

function patchesOf(patches: readonly ContactPatch[]): RawBuilder<unknown> {
  const rows = patches.map(
    ({ isNew: _, goneOptions, goneFilled, given = [], refused = [], ...patch }) => ({
      ...patch,
      given,
      refused,
      gone_options: goneOptions,
      gone_filled: goneFilled,
    }),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as patch (
    id text, columns jsonb, texts jsonb,
    gone_options integer[], options integer[], gone_filled integer[], filled integer[],
    given integer[], refused integer[])`;
}

/** A key with null clears the column; without the key the column is unchanged. */
function wantedColumn({ column, type }: { column: string; type: string }): RawBuilder<unknown> {
  return sql`case when patch.columns ? ${sql.lit(column)}
    then (patch.columns ->> ${sql.lit(column)})::${sql.raw(type)} else contact.${sql.id(column)} end as ${sql.id(column)}`;
}

function without(column: string, gone: string): RawBuilder<unknown> {
  return sql`array(
    select one from unnest(contact.${sql.id(column)}) as one where one <> all (patch.${sql.id(gone)}))`;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/**
 * Queues contacts for duplicate detection in the statement that writes them, by transaction time. It adds one row per
 * transaction, visible together with the contacts. Every statement that sets `updated_at` of a waiting contact has to
 * queue it again.
 */
export function queueDuplicateCheck(
  clientId: string,
  written: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into profile_hub.doubles_waiting (client_id, at)
    select ${clientId}::uuid, now() where exists (${written})
    on conflict do nothing`;
}
