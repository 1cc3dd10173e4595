import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredLead } from '../leads/lead-row.ts';

const LOOKED_AT = 30;
/** Fewer leads are not representative. */
const ENOUGH = 5;

export interface UsualTime {
  minutes: number;
  /** Of how many leads. */
  count: number;
}

/** Median time to acceptance of the latest leads of the same form and shop. */
export async function usualAnswerTime(
  { db }: { db: Db },
  lead: Pick<StoredLead, 'client_id' | 'form_id' | 'location_id'>,
): Promise<UsualTime | null> {
  // Two conditions, because `is not distinct from` cannot use an index.
  const shop = lead.location_id
    ? sql`location_id = ${lead.location_id}::uuid`
    : sql`location_id is null`;
  const { rows } = await sql<{ seconds: number | null; count: number }>`
    select percentile_cont(0.5) within group (order by extract(epoch from accepted_at - created_at))::float as seconds,
      count(*)::int as count
    from (
      select accepted_at, created_at from leads.leads
      where client_id = ${lead.client_id} and form_id = ${lead.form_id}
        and ${shop} and accepted_at is not null
      order by id desc limit ${LOOKED_AT}
    ) as last`.execute(db);
  const [{ seconds, count } = { seconds: null, count: 0 }] = rows;
  if (seconds === null || count < ENOUGH) return null;
  return { minutes: Math.max(1, Math.round(seconds / 60)), count };
}
