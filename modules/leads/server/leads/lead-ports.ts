import { sql } from 'kysely';
import type { IdleLosses } from '#modules/forms/contract/lead-ports.ts';
import type { DemandLead, LeadProgress, WaitingLead } from '#modules/leads/contract/lead-ports.ts';
import { uuid } from '#platform/contract/ids.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { readFormSettings } from '../forms/read-form.ts';
import type { Context } from '../tables.ts';

export async function readLeadProgress(
  { db }: Pick<Context, 'db'>,
  { clientId, leadId }: { clientId: string; leadId: string },
): Promise<LeadProgress | undefined> {
  return await db
    .selectFrom('leads.leads')
    .select([
      'location_id as locationId',
      sql<boolean>`accepted_at is not null`.as('isAccepted'),
      sql<boolean>`status = 'converted'`.as('isSold'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', leadId)
    .executeTakeFirst();
}

export async function readWaitingLeads(
  { db }: Pick<Context, 'db'>,
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<WaitingLead[]> {
  const known = ids.filter((id) => uuid.safeParse(id).success);
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom('leads.leads')
    .select([
      'id',
      'status',
      'created_at',
      'accepted_at',
      'closes_at',
      'price',
      'estimated_price',
      'currency',
    ])
    .where('client_id', '=', clientId)
    .where('id', 'in', known)
    .where('status', 'in', ['new', 'accepted'])
    .execute();
  return rows.map((lead) => ({
    id: lead.id,
    isAccepted: lead.status === 'accepted',
    since: (lead.accepted_at ?? lead.created_at).toISOString(),
    closesAt: lead.closes_at?.toISOString() ?? null,
    price: lead.price ?? lead.estimated_price,
    isEstimated: lead.price === null,
    currency: lead.currency,
  }));
}

/** Sorts before every id. */
const START = '00000000-0000-0000-0000-000000000000';

export async function readDemandLeads(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string } & ({ ids: readonly string[] } | { after: string; limit: number }),
): Promise<DemandLead[]> {
  const which =
    'ids' in given
      ? sql`id = any (${given.ids}::uuid[])`
      : sql`id > ${given.after || START}::uuid order by id limit ${given.limit}`;
  const { rows } = await sql<DemandLead>`
    select id, (created_at at time zone ${clientZone})::date::text as day, zip, city,
      coalesce(identity_country, country) as country, skus[1] as sku, location_id as "locationId"
    from leads.leads where client_id = ${given.clientId} and ${which}`.execute(db);
  return rows;
}

export async function readDemandLeadCount(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from leads.leads where client_id = ${clientId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Forms with leads, each with the number of the last thirty days and the time of the latest. */
export async function readFormLeadFigures(
  { db }: Pick<Context, 'db'>,
  { clientId, formIds }: { clientId: string; formIds?: readonly string[] },
): Promise<{ formId: string; leads: number; lastLeadAt: Date | null }[]> {
  const { rows } = await sql<{ formId: string; leads: number; lastLeadAt: Date | null }>`
    select form_id as "formId", max(created_at) as "lastLeadAt",
      count(*) filter (where created_at > now() - interval '30 days')::int as leads
    from leads.leads
    where client_id = ${clientId} ${formIds ? sql`and form_id = any (${formIds}::uuid[])` : sql``}
    group by form_id`.execute(db);
  return rows;
}

/**
 * Leads of a form that its idle days lost in the last three months, before and after acceptance, of those whose idle
 * deadline was in this time: the lost ones, and by the present idle days those that were not lost so [LEAD-06]. Only
 * indexes are read: leads are counted by creation and acceptance, and those lost so are subtracted, because they count
 * by the time of their loss.
 */
export async function readFormIdleLosses(
  { db, app }: Context,
  { clientId, formId }: { clientId: string; formId: string },
): Promise<IdleLosses> {
  const { idleDaysNew, idleDaysAccepted } = await readFormSettings(
    { db, app },
    { clientId, id: formId },
  );
  const ofForm = sql`client_id = ${clientId} and form_id = ${formId}`;
  const isRecent = sql`lost_at > now() - interval '3 months'`;
  /** Also those whose deadline would have been in the three months. */
  const isLostSince = sql`lost_at > now() - interval '3 months'
    - make_interval(days => ${Math.max(idleDaysNew, idleDaysAccepted)})`;
  const isDue = (start: 'created_at' | 'accepted_at', idleDays: number) => {
    const idle = sql`make_interval(days => ${idleDays})`;
    return sql`(${sql.id(start)} > now() - interval '3 months' - ${idle} and ${sql.id(start)} <= now() - ${idle})`;
  };
  const isDueNew = isDue('created_at', idleDaysNew);
  const isDueAccepted = isDue('accepted_at', idleDaysAccepted);
  const { rows } = await sql<Record<'lostNew' | 'ofNew' | 'lostAccepted' | 'ofAccepted', number>>`
    select lost.new as "lostNew", lost.new + due.new - lost.due_new as "ofNew",
      lost.accepted as "lostAccepted", lost.accepted + due.accepted - lost.due_accepted as "ofAccepted"
    from (
      select count(*) filter (where accepted_at is null and ${isRecent})::int as new,
        count(*) filter (where accepted_at is null and ${isDueNew})::int as due_new,
        count(*) filter (where ${isRecent} and accepted_at is not null)::int as accepted,
        count(*) filter (where ${isDueAccepted})::int as due_accepted
      from leads.leads where ${ofForm} and lost_reason = 'idle' and ${isLostSince}
    ) as lost, (
      select (select count(*) from leads.leads where ${ofForm} and ${isDueNew})::int as new,
        (select count(*) from leads.leads
          where ${ofForm} and ${isDueAccepted} and converted_at is distinct from accepted_at)::int as accepted
    ) as due`.execute(db);
  const { lostNew = 0, ofNew = 0, lostAccepted = 0, ofAccepted = 0 } = rows[0] ?? {};
  return {
    new: { lost: lostNew, of: ofNew },
    accepted: { lost: lostAccepted, of: ofAccepted },
  };
}
