import { sql } from 'kysely';
import type { IdleLosses } from '#modules/forms/contract/lead-ports.ts';
import type { DemandLead, LeadProgress, WaitingLead } from '#modules/leads/contract/lead-ports.ts';
import { uuid } from '#platform/contract/ids.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
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
    estimatedPrice: lead.estimated_price,
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

/** Leads of a form from the last three months that were lost without any activity, before and after acceptance. */
export async function readFormIdleLosses(
  { db }: Pick<Context, 'db'>,
  { clientId, formId }: { clientId: string; formId: string },
): Promise<IdleLosses> {
  const { rows } = await sql<Record<'received' | 'accepted' | 'lostNew' | 'lostAccepted', number>>`
    select count(*)::int as received, count(accepted_at)::int as accepted,
      count(*) filter (where is_idle and accepted_at is null)::int as "lostNew",
      count(*) filter (where is_idle and accepted_at is not null)::int as "lostAccepted"
    from (
      select accepted_at, status = 'lost' and lost_reason is not distinct from 'idle' as is_idle
      from leads.leads
      where client_id = ${clientId} and form_id = ${formId}
        and created_at > now() - interval '3 months'
    ) as recent`.execute(db);
  const { received = 0, accepted = 0, lostNew = 0, lostAccepted = 0 } = rows[0] ?? {};
  return {
    new: { lost: lostNew, of: received },
    accepted: { lost: lostAccepted, of: accepted },
  };
}
