import { type RawBuilder, sql } from 'kysely';
import { clientZone } from '#platform/server/database/client-zone.ts';

const WEEKS_SHOWN = 10;
const firstMonday = sql`(date_trunc('week', now() at time zone ${clientZone})::date - ${sql.lit(7 * (WEEKS_SHOWN - 1))})`;

/**
 * Visits of a touchpoint by the weeks of its brand, the present one last, as a column beside `touchpoints.touchpoints as touchpoint`. Its
 * days are read once and fall into their weeks: a page of touchpoints does not look for each week of each by itself.
 */
export const weeksOf: RawBuilder<number[]> = sql`array(
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
