import { type RawBuilder, sql } from 'kysely';
import type { ConversionFilters } from '#modules/leads/contract/conversion/conversion.ts';
import { OUTCOMES } from './outcomes.ts';

/** Which figures: of a client, narrowed, from one month on and before another. */
export interface WhichFigures {
  clientId: string;
  filters: ConversionFilters;
  /** The reader sees their own locations only. */
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
 * Rows to sum up. Precomputed figures exist per brand; for users limited to locations, or a location filter, single
 * leads are summed, since few shops have few leads.
 */
export function figureRows(which: WhichFigures): RawBuilder<unknown> {
  return isNarrow(which)
    ? leadRows(which)
    : sql`(select * from leads.brand_figures where ${fits(which)})`;
}

/** The same with the location of each. */
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

/** Over figures and counted leads alike. */
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
