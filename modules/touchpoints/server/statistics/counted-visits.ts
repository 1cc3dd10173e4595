import { sql } from 'kysely';
import type {
  ComparedMonths,
  getBrandStatisticsCall,
  StatisticsPeriod,
} from '#modules/touchpoints/contract/statistics.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Context, TouchpointsTables } from '../tables.ts';
import { countryCode, isByLanguage } from '../visits/visit.ts';

export interface Counted {
  value: string;
  scans: number;
  clicks: number;
}

interface Moment {
  from: string;
  scans: number;
  clicks: number;
}

/** Months of a year that ends with the current one, or days that end today, in the brand's time zone. */
const PERIODS = {
  '12-months': { step: 'month', steps: 12 },
  '90-days': { step: 'day', steps: 90 },
  '30-days': { step: 'day', steps: 30 },
} as const satisfies Record<StatisticsPeriod, { step: 'day' | 'month'; steps: number }>;

type Dimension = TouchpointsTables['touchpoints.daily_counts']['dimension'];

interface VisitsQuery {
  clientId: string;
  /** Empty for the whole brand. */
  touchpointId: string;
  period: StatisticsPeriod;
}

const BY_VALUE_LIMIT = 300;

/** Without gaps, the current one last. */
export async function countedOverTime(
  { db }: Pick<Context, 'db'>,
  { clientId, touchpointId, period }: VisitsQuery,
): Promise<Moment[]> {
  const { step, steps } = PERIODS[period];
  const one = sql.raw(`interval '1 ${step}'`);
  const { rows } = await sql<Moment>`
    select step.day::text as from, coalesce(sum(counted.scans), 0)::bigint as scans,
      coalesce(sum(counted.clicks), 0)::bigint as clicks
    from (
      select (date_trunc(${step}, now() at time zone ${clientZone}) - back * ${one})::date as day
      from generate_series(0, ${steps - 1}::int) as back
    ) as step
    left join touchpoints.daily_counts as counted on counted.client_id = ${clientId}
      and counted.touchpoint_id = ${touchpointId} and counted.dimension = 'all'
      and counted.day >= step.day and counted.day < (step.day + ${one})::date
    group by step.day order by step.day`.execute(db);
  return rows;
}

/** Of the period, most visits first. */
export async function countedBy(
  { db }: Pick<Context, 'db'>,
  dimension: Exclude<Dimension, 'all'>,
  { clientId, touchpointId, period }: VisitsQuery,
): Promise<Counted[]> {
  const { step, steps } = PERIODS[period];
  const { rows } = await sql<Counted>`
    select value, sum(scans)::bigint as scans, sum(clicks)::bigint as clicks
    from touchpoints.daily_counts
    where client_id = ${clientId} and touchpoint_id = ${touchpointId} and dimension = ${dimension}
      and day >= date_trunc(${step}, now() at time zone ${clientZone})
        - ${steps - 1}::int * ${sql.raw(`interval '1 ${step}'`)}
    group by value order by sum(scans + clicks) desc, value limit ${BY_VALUE_LIMIT}`.execute(db);
  return rows;
}

type CountedInAll = Pick<
  CallOutput<typeof getBrandStatisticsCall>,
  'scans' | 'clicks' | 'last30Days' | 'previous30Days' | 'previousRange'
>;

/** All visits ever, those of the last thirty days, and those of the thirty days to compare with. */
export async function countedInAll(
  { db }: Pick<Context, 'db'>,
  {
    clientId,
    touchpointId,
    compare = 0,
  }: Omit<VisitsQuery, 'period'> & { compare?: ComparedMonths },
): Promise<CountedInAll> {
  const today = sql`(now() at time zone ${clientZone})::date`;
  const end =
    compare === 0
      ? sql`(${today} - 30)`
      : sql`(${today} - make_interval(months => ${compare}::int))::date`;
  const { rows } = await sql<Omit<CountedInAll, 'previousRange'> & { from: string; to: string }>`
    select coalesce(sum(scans), 0)::bigint as scans, coalesce(sum(clicks), 0)::bigint as clicks,
      coalesce(sum(scans + clicks) filter (where day > ${today} - 30), 0)::bigint as "last30Days",
      coalesce(sum(scans + clicks) filter (where day > ${end} - 30 and day <= ${end}), 0)::bigint
        as "previous30Days",
      (${end} - 29)::text as from, ${end}::text as to
    from touchpoints.daily_counts
    where client_id = ${clientId} and touchpoint_id = ${touchpointId} and dimension = 'all'`.execute(
    db,
  );
  // A query without grouping has exactly one row.
  const [{ from, to, ...counted }] = rows as [(typeof rows)[number]];
  return { ...counted, previousRange: { from, to } };
}

type CountedCountry = CallOutput<typeof getBrandStatisticsCall>['countries'][number];

/** Countries, most visits first, with the number of visits assigned only by language. */
export function countedCountries(counted: readonly Counted[]): CountedCountry[] {
  const countries = new Map<string, CountedCountry>();
  for (const { value: storedValue, scans, clicks } of counted) {
    const value = countryCode(storedValue);
    const before = countries.get(value) ?? { value, scans: 0, clicks: 0, byLanguage: 0 };
    countries.set(value, {
      value,
      scans: before.scans + scans,
      clicks: before.clicks + clicks,
      byLanguage: before.byLanguage + (isByLanguage(storedValue) ? scans + clicks : 0),
    });
  }
  const visits = ({ scans, clicks }: CountedCountry) => scans + clicks;
  return [...countries.values()].sort((a, b) => visits(b) - visits(a));
}
