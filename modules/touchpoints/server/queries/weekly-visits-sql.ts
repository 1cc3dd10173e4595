import { type RawBuilder, sql } from 'kysely';
import { clientZone } from '#platform/server/database/client-zone.ts';

const WEEKS_SHOWN = 10;
const firstMonday = sql`(date_trunc('week', now() at time zone ${clientZone})::date - ${sql.lit(7 * (WEEKS_SHOWN - 1))})`;

/**
 * Weekly visits of a touchpoint in its brand's time zone, current week last, as a column next to
 * `touchpoints.touchpoints as touchpoint`. Reads the days once and groups them, instead of one query per week.
 */
export const weeklyVisitsSql: RawBuilder<number[]> = sql`array(
  select coalesce(counted.visits, 0)::int
  from generate_series(0, ${sql.lit(WEEKS_SHOWN - 1)}) as shown (week)
  left join (
    select (daily.day - ${firstMonday}) / 7 as week, sum(daily.scans + daily.clicks) as visits
    from touchpoints.daily_counts as daily
    where daily.client_id = touchpoint.client_id and daily.touchpoint_id = touchpoint.id
      and daily.dimension = 'all' and daily.day >= ${firstMonday}
    group by 1
  ) as counted on counted.week = shown.week
  order by shown.week)`;
