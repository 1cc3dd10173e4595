import { type RawBuilder, sql } from 'kysely';
import type { FormSettings } from '#modules/leads/contract/forms/form-settings.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import type { StoredLead, WhichLead } from './lead-row.ts';
import { historyLines, type Noted } from './note-in-history.ts';

/** Attempts after concurrent changes; no lead is changed that often. */
const TRIES = 100;

export type LeadToChange = StoredLead & { settings: FormSettings };

/** What becomes of a lead. */
export interface LeadChange {
  changes: Partial<StoredLead>;
  by: LeadActor;
  at: Date;
  lines: readonly Noted[];
  /** What becomes of the links of recipients, and of which. */
  links?: { set: RawBuilder<unknown>; of: RawBuilder<unknown> };
}

/**
 * The only way to write changes that the history records: optimistic locking, with links and history in the same
 * statement. On a conflict `decide` runs again; undefined means no change. Scheduler marks and automatic prices have no
 * history entry and are written separately.
 */
export async function changeLead(
  { db }: { db: Db<LeadsTables> },
  which: WhichLead,
  decide: (lead: LeadToChange) => LeadChange | undefined | Promise<LeadChange | undefined>,
): Promise<{ lead: LeadToChange; after: LeadToChange } | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const lead = await leadToChange({ db }, which);
    const change = await decide(lead);
    if (!change) return undefined;
    if (await written({ db }, lead, change))
      return { lead, after: { ...lead, ...change.changes, version: lead.version + 1 } };
  }
  throw new Error(`lead ${which.id} was changed by others at each of ${TRIES} tries`);
}

/** The lead with the settings of its form; throws if it belongs to another form. */
export async function leadToChange(
  { db }: { db: Db<LeadsTables> },
  { clientId, id, formId }: WhichLead,
): Promise<LeadToChange> {
  const lead = await db
    .selectFrom('leads.leads as lead')
    .innerJoin('leads.forms as form', (join) =>
      join.onRef('form.client_id', '=', 'lead.client_id').onRef('form.id', '=', 'lead.form_id'),
    )
    .selectAll('lead')
    .select('form.settings')
    .where('lead.client_id', '=', clientId)
    .where('lead.id', '=', id)
    .$if(formId !== undefined, (query) => query.where('lead.form_id', '=', formId ?? ''))
    .executeTakeFirst();
  if (!lead) throw notFound();
  return lead;
}

async function written(
  { db }: { db: Db<LeadsTables> },
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
