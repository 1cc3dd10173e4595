import { sql } from 'kysely';

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

/** Nothing where it has not come to that: the greatest of nothing and 0 would be 0. */
function minutes(from: string, to: string) {
  return sql.raw<number | null>(
    `(case when ${to} is not null then greatest(0, extract(epoch from ${to} - ${from})) / 60 end)::int`,
  );
}
