import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import { leadDeleted } from '#modules/leads/contract/lead-events.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { notFound } from '#platform/contract/problems.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { purgeFiles } from '#platform/server/files/files.job.ts';
import { readFormSettings } from '../forms/read-form.ts';
import { leadMailKey } from '../mails/note-mail.ts';
import type { Context, LeadsTables } from '../tables.ts';

export type StoredLead = Selectable<LeadsTables['leads.leads']>;

/** The lead of a client, and of a form if one is given. */
export interface WhichLead {
  clientId: string;
  id: string;
  formId?: string;
}

export type Noted = Pick<HistoryEntry, 'kind' | 'detail'>;

/**
 * History entries as an insert, to combine with the change in one statement; `from` names the query that must have
 * rows.
 */
export function historyLines(
  { clientId, id }: WhichLead,
  { by, at, lines, from }: { by: LeadActor; at: Date; lines: readonly Noted[]; from: string },
): RawBuilder<unknown> {
  const rows = lines.map(({ kind, detail }) => ({ id: uuidV7(), kind, detail }));
  return sql`
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
    select ${clientId}, line.id, ${id}, ${at}, line.kind, ${JSON.stringify(by)}::jsonb, line.detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id uuid, kind text, detail jsonb)
    where exists (select from ${sql.id(from)})`;
}

/** Attempts after concurrent changes; no lead is changed that often. */
const TRIES = 100;

export type LeadToChange = StoredLead & { settings: FormSettings };

/** Changes of a lead. */
export interface LeadChange {
  changes: Partial<StoredLead>;
  by: LeadActor;
  at: Date;
  lines: readonly Noted[];
  /** Changes of recipients' links, and which links. */
  links?: { set: RawBuilder<unknown>; of: RawBuilder<unknown> };
}

/**
 * The only way to write changes that the history records: optimistic locking, with links and history in the same
 * statement. On a conflict `decide` runs again; undefined means no change. Scheduler marks and automatic prices have no
 * history entry and are written separately.
 */
export async function changeLead(
  { db, app }: Context,
  which: WhichLead,
  decide: (lead: LeadToChange) => LeadChange | undefined | Promise<LeadChange | undefined>,
): Promise<{ lead: LeadToChange; after: LeadToChange } | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const lead = await leadToChange({ db, app }, which);
    const change = await decide(lead);
    if (!change) return undefined;
    if (await written({ db }, lead, change))
      return { lead, after: { ...lead, ...change.changes, version: lead.version + 1 } };
  }
  throw new Error(`lead ${which.id} was changed by others at each of ${TRIES} tries`);
}

/** The lead with the settings of its form; throws if it belongs to another form. */
export async function leadToChange(
  { db, app }: Context,
  { clientId, id, formId }: WhichLead,
): Promise<LeadToChange> {
  const lead = await db
    .selectFrom('leads.leads')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .$if(formId !== undefined, (query) => query.where('form_id', '=', formId ?? ''))
    .executeTakeFirst();
  if (!lead) throw notFound();
  return { ...lead, settings: await readFormSettings({ db, app }, { clientId, id: lead.form_id }) };
}

async function written(
  { db }: Pick<Context, 'db'>,
  lead: StoredLead,
  { changes, by, at, lines, links }: LeadChange,
): Promise<boolean> {
  const which = { clientId: lead.client_id, id: lead.id };
  const set = Object.entries(changes).map(
    ([column, value]) => sql`${sql.id(column)} = ${inDatabase(column, value)}`,
  );
  const linked = links
    ? sql`, links as (
      update leads.lead_tokens set ${links.set}
      where client_id = ${which.clientId} and lead_id = ${which.id} and exists (select from moved) and ${links.of}
    )`
    : sql``;
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update leads.leads set ${sql.join([...set, sql`updated_at = ${at}`, sql`version = version + 1`])}
      where client_id = ${which.clientId} and id = ${which.id} and version = ${lead.version}
      returning id
    )${linked}, noted as (${historyLines(which, { by, at, lines, from: 'moved' })})
    select id from moved`.execute(db);
  return rows.length > 0;
}

/** The only columns stored as text arrays. */
const LISTS = new Set(['tags', 'skus']);

function inDatabase(column: string, value: unknown): unknown {
  if (LISTS.has(column)) return sql`${value}::text[]`;
  const isPlain = value !== null && typeof value === 'object' && !(value instanceof Date);
  return isPlain ? sql`${JSON.stringify(value)}::jsonb` : value;
}

const LINES_OF_PAGE = 50;

/** History of a lead, newest first, from a given entry on [LEAD-08]. */
export async function readHistory(
  { db }: Pick<Context, 'db'>,
  { clientId, id, formId }: WhichLead & { formId: string },
  { before }: { before?: string | undefined },
): Promise<{ items: HistoryEntry[]; next: string | null }> {
  const lead = await db
    .selectFrom('leads.leads')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  if (!lead) throw notFound();
  const rows = await db
    .selectFrom('leads.lead_history')
    .select(['id', 'at', 'kind', 'by', 'detail'])
    .where('client_id', '=', clientId)
    .where('lead_id', '=', id)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(LINES_OF_PAGE + 1)
    .execute();
  const items = rows
    .slice(0, LINES_OF_PAGE)
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }) as unknown as HistoryEntry);
  return { items, next: rows.length > LINES_OF_PAGE ? (items.at(-1)?.id ?? null) : null };
}

/** Deletes a lead with its files, links and history, and withdraws queued mails about it [LEAD-02]. */
export async function deleteLead(
  { db, app }: Context,
  { clientId, id, formId }: WhichLead,
  at: Date = new Date(),
): Promise<void> {
  const files = await db
    .selectFrom('leads.lead_files')
    .select('id')
    .where('client_id', '=', clientId)
    .where('lead_id', '=', id)
    .execute();
  const gone = await db
    .deleteFrom('leads.leads')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .$if(formId !== undefined, (query) => query.where('form_id', '=', formId ?? ''))
    .returning('form_id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  const ids = files.map((file) => file.id);
  for (const fileId of ids) await app.files.remove(db, { clientId, id: fileId });
  if (ids.length > 0) await app.jobs.enqueue(db, purgeFiles, { ids }, { clientId });
  const about = leadMailKey({ clientId, leadId: id, mail: '', recipient: '' });
  await app.mail.withdraw(db, { clientId, about: `${about} ` });
  await app.events.publish(db, leadDeleted, {
    clientId,
    payload: { leadId: id, formId: gone.form_id, at: at.toISOString() },
  });
}
