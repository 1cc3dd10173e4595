import { sql } from 'kysely';
import { judgeAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import { changesOfAction, type GivenAction } from './changes-of-action.ts';
import { entriesOfAction } from './entries-of-action.ts';
import { eventOfAction } from './event-of-action.ts';
import type { LeadRowKept, WhichLead } from './lead-row.ts';
import { historyLines } from './note-in-history.ts';
import { standingOfLead } from './standing-of-lead.ts';
import { toldOfLead } from './told-of-lead.ts';

/** Somebody else was quicker this often in a row: no lead is that busy. */
const TRIES = 100;

/**
 * Accept, reject, convert, lose, keep, take back: judged by the machine and written by one statement that holds only while
 * the lead is as it was judged. Of fifty who accept at once one finds it so; the others judge again what they then find
 * [LEAD-04] [LEAD-05].
 */
export async function actOnLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  which: WhichLead,
  given: GivenAction,
  at: Date = new Date(),
): Promise<LeadRowKept> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const lead = await leadToActOn({ db }, which);
    const verdict = judgeAction(given.action, given.by.kind, standingOfLead(lead, given.by, at));
    if ('refused' in verdict)
      throw leadRefusals[verdict.refused](toldOfLead(lead, verdict.refused));
    const changes = changesOfAction(lead, { to: verdict.to, at, idle: lead.settings }, given);
    const after = { ...lead, ...changes };
    if (!(await write({ db }, which, { lead, after, changes, given, at }))) continue;
    await eventOfAction({ db, app }, { lead, after, given, at });
    return after;
  }
  throw new Error(`lead ${which.id} was changed by others at each of ${TRIES} tries`);
}

async function leadToActOn({ db }: { db: Db<LeadsTables> }, { clientId, id }: WhichLead) {
  const lead = await db
    .selectFrom('leads.leads as lead')
    .innerJoin('leads.forms as form', (join) =>
      join.onRef('form.client_id', '=', 'lead.client_id').onRef('form.id', '=', 'lead.form_id'),
    )
    .selectAll('lead')
    .select('form.settings')
    .where('lead.client_id', '=', clientId)
    .where('lead.id', '=', id)
    .executeTakeFirst();
  if (!lead) throw notFound();
  return lead;
}

async function write(
  { db }: { db: Db<LeadsTables> },
  which: WhichLead,
  written: {
    lead: LeadRowKept;
    after: LeadRowKept;
    changes: Partial<LeadRowKept>;
    given: GivenAction;
    at: Date;
  },
): Promise<boolean> {
  const { lead, after, changes, given, at } = written;
  const set = Object.entries(changes).map(
    ([column, value]) => sql`${sql.id(column)} = ${inDatabase(value)}`,
  );
  const lines = entriesOfAction(lead, after, given);
  const ofLead = sql`client_id = ${which.clientId} and lead_id = ${which.id} and exists (select from moved)`;
  // Whoever else was asked holds a link that opens nothing more while one party has the lead.
  const taker = after.owner?.email.toLowerCase() ?? null;
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update leads.leads set ${sql.join([...set, sql`updated_at = ${at}`, sql`version = version + 1`])}
      where client_id = ${which.clientId} and id = ${which.id} and version = ${lead.version}
      returning id
    ), links as (
      update leads.lead_tokens
      set ended_at = case when recipient = ${taker}::text or ${taker}::text is null then null else ${at}::timestamptz end,
        ended_why = case when recipient = ${taker}::text or ${taker}::text is null then null else 'taken' end
      where ${ofLead} and part = 'subscriber' and (ended_why is null or ended_why = 'taken')
    ), noted as (${historyLines(which, { by: given.by, at, lines, from: 'moved' })})
    select id from moved`.execute(db);
  return rows.length > 0;
}

function inDatabase(value: unknown): unknown {
  const isPlain = value !== null && typeof value === 'object' && !(value instanceof Date);
  return isPlain ? sql`${JSON.stringify(value)}::jsonb` : value;
}
