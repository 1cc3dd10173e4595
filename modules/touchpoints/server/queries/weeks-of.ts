import { type RawBuilder, sql } from 'kysely';
import { clientZone } from '#platform/server/database/client-zone.ts';

const WEEKS_SHOWN = 10;

/** Visits of a touchpoint by the weeks of its brand, the present one last, as a column beside `touchpoints.touchpoints as touchpoint`. */
export const weeksOf: RawBuilder<number[]> = sql`array(
  select coalesce(sum(counted.scans + counted.clicks), 0)::int
  from generate_series(0, ${sql.lit(WEEKS_SHOWN - 1)}) as week
  cross join (select date_trunc('week', now() at time zone ${clientZone})::date as monday) as present
  left join touchpoints.daily_counts as counted
    on counted.client_id = touchpoint.client_id and counted.touchpoint_id = touchpoint.id
    and counted.dimension = 'all'
    and counted.day >= present.monday - 7 * (${sql.lit(WEEKS_SHOWN - 1)} - week)
    and counted.day < present.monday - 7 * (${sql.lit(WEEKS_SHOWN - 2)} - week)
  group by week order by week)`;
