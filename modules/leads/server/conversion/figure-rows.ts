import { type RawBuilder, sql } from 'kysely';
import type { ConversionFilters } from '#modules/leads/contract/conversion/conversion.ts';
import type { LeadFigures, LeadFiguresQuestion } from '#modules/leads/contract/lead-ports.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import type { Context } from '../tables.ts';

/** Counted outcomes of a lead, each with its SQL condition on a counted lead. */
export const OUTCOMES = {
  created: 'true',
  accepted: 'is_accepted',
  converted: `status = 'converted'`,
  lost: `status = 'lost'`,
  idle: 'is_idle',
  open: `status = 'accepted'`,
  waiting: `status = 'new'`,
} as const;
export type Outcome = keyof typeof OUTCOMES;
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];

/**
 * How figures classify leads, over `leads.leads as lead`. The lead list uses the same expressions, so that a figure
 * links to exactly its leads.
 */
export const LEAD_ORIGIN = sql<string>`(case when lead.visit_id is null and not lead.visit_erased then lead.source else 'touchpoint' end)`;

export const TO_ACCEPT = minutes('lead.created_at', 'lead.accepted_at');
export const TO_CONVERT = minutes(
  'coalesce(lead.accepted_at, lead.created_at)',
  'lead.converted_at',
);

/** Null if the event has not happened: `greatest` ignores null, so the result would be 0. */
function minutes(from: string, to: string) {
  return sql.raw<number | null>(
    `(case when ${to} is not null then greatest(0, extract(epoch from ${to} - ${from})) / 60 end)::int`,
  );
}

/** Client, filters and months of the figures. */
export interface WhichFigures {
  clientId: string;
  filters: ConversionFilters;
  /** The user only sees their own locations. */
  isBound: boolean;
  from: RawBuilder<unknown>;
  before: RawBuilder<unknown>;
}

const ofOneLead = (worth: string) =>
  sql.raw(
    Object.entries(OUTCOMES)
      .map(
        ([name, holds]) =>
          `(${holds})::int as ${name}, case when ${holds} then ${worth} else 0 end as ${name}_value`,
      )
      .join(', '),
  );
const LEAD = ofOneLead('value');
const SHARE = ofOneLead('value / cardinality(skus)');

/**
 * Rows to sum up. Precomputed figures exist per brand; for users limited to locations, or a location filter, single leads are
 * summed, because few shops have few leads.
 */
export function figureRows(which: WhichFigures): RawBuilder<unknown> {
  return isNarrow(which)
    ? leadRows(which)
    : sql`(select * from leads.brand_figures where ${fits(which)})`;
}

/** The same rows with the location of each. */
export function locationRows(which: WhichFigures): RawBuilder<unknown> {
  return isNarrow(which)
    ? leadRows(which)
    : sql`(select * from leads.lead_figures where ${fits(which)})`;
}

function leadRows(which: WhichFigures): RawBuilder<unknown> {
  return sql`(select *, ${LEAD} from leads.counted_leads where ${fits(which)})`;
}

export function productRows(which: WhichFigures): RawBuilder<unknown> {
  return isNarrow(which)
    ? sql`(select *, ${SHARE} from leads.counted_leads
        cross join lateral (select distinct unnest(skus) as sku) as named where ${fits(which)})`
    : sql`(select * from leads.product_figures where ${fits(which)})`;
}

export function timeRows(which: WhichFigures): RawBuilder<unknown> {
  return isNarrow(which)
    ? sql`(select month, country, source, kind, bucket, 1 as leads, (status = 'converted')::int as converted
        from leads.counted_leads cross join lateral (
          values ('accept', accept_bucket), ('convert', convert_bucket)) as took (kind, bucket)
        where bucket is not null and ${fits(which)})`
    : sql`(select * from leads.time_figures where ${fits(which)})`;
}

function isNarrow({ isBound, filters }: WhichFigures): boolean {
  return isBound || filters.locations !== undefined;
}

/** Condition over figures and counted leads alike. */
export function fits({ clientId, filters, from, before }: WhichFigures): RawBuilder<unknown> {
  const { forms, countries, locations, sources, currency } = filters;
  return sql.join(
    [
      sql`client_id = ${clientId} and month >= ${from} and month < ${before}`,
      ...(forms ? [sql`form_id = any (${forms}::uuid[])`] : []),
      ...(countries ? [sql`country = any (${countries}::text[])`] : []),
      ...(locations ? [sql`location_id = any (${locations}::uuid[])`] : []),
      ...(sources ? [sql`source = any (${sources}::text[])`] : []),
      ...(currency ? [sql`currency = ${currency}`] : []),
    ],
    sql` and `,
  );
}

/** Maximum number of locations whose leads are read one by one; for more, the monthly sums are fewer rows. */
const READ_BY_LEAD = 1_000;

/** Summed in the database: a brand can have a hundred thousand locations, and few of them are named. */
export async function readLocationFigures(
  { db }: Pick<Context, 'db'>,
  given: LeadFiguresQuestion,
): Promise<LeadFigures> {
  const { clientId, locationIds, fromMonth, toMonth, limit } = given;
  const which = sql`
    client_id = ${clientId} and location_id in ${amongIds(locationIds)}
      and month between ${fromMonth}::date and ${toMonth}::date`;
  const byLocation =
    locationIds.length <= READ_BY_LEAD
      ? sql`
          select location_id as id, count(*) as leads, count(*) filter (where status = 'new') as unanswered
          from leads.counted_leads where ${which} group by 1`
      : sql`
          select location_id as id, sum(created) as leads, sum(waiting) as unanswered
          from leads.lead_figures where ${which} group by 1`;
  const { rows } = await sql<LeadFigures>`
    with locations as materialized (${byLocation})
    select coalesce(sum(leads), 0)::float8 as leads, coalesce(sum(unanswered), 0)::float8 as unanswered,
      (count(*) filter (where unanswered > 0))::float8 as waiting,
      array(select id::text from locations where unanswered > 0 order by unanswered desc, id limit ${limit}) as "waitingIds"
    from locations`.execute(db);
  return rows[0] ?? { leads: 0, unanswered: 0, waiting: 0, waitingIds: [] };
}
