import { sql } from 'kysely';
import type { TouchpointsTables } from '#modules/touchpoints/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { DEMO_COUNTRIES, DEMO_DEVICES, type DemoTouchpoint } from './demo-touchpoints.ts';

/** Within the twelve months of the statistics, so that their sum equals the total. */
const DAYS = 330;
/** Older days are counted by week, so that the first start is fast. */
const DAILY_FOR = 100;

/** At most this share of the printed codes is scanned. */
const MAX_OF_PRINTED = 0.7;

/**
 * Nearly a year of visits as counters, by days of their brands: more at weekends and before Christmas, with variation between
 * weeks.
 */
export async function countDemoVisits(
  db: Db<TouchpointsTables>,
  given: readonly (DemoTouchpoint & { clientId: string; id: string })[],
): Promise<void> {
  const touchpoints = given.map((one) => ({
    client: one.clientId,
    id: one.id,
    suffixes: [one.suffix, ...(one.also ?? [])],
    sku: one.sku ?? null,
    a_day: one.aDay,
    quantity: one.quantity,
    first: one.startsInDays,
    last: Math.min(0, one.endsInDays ?? 0),
  }));
  await sql`
    create temporary table demo_visits on commit drop as
    select t.client::uuid as client_id, t.id, t.sku, t.suffixes, t.quantity, (here.today + step) as day,
      greatest(0, round(
        t.a_day * case when step < ${-DAILY_FOR} then 7 else 1 end
        * (0.7 + 0.6 * (abs(hashtext(t.id || step)) % 100) / 100.0)
        * case when extract(isodow from here.today + step) > 5 then 1.5 else 1 end
        * case when extract(month from here.today + step) in (11, 12) then 1.4 else 1 end
      ))::bigint as visits
    from jsonb_to_recordset(${JSON.stringify(touchpoints)}::jsonb)
      as t(client text, id text, suffixes jsonb, sku text, a_day int, quantity int, first int, last int)
    cross join lateral (select (now() at time zone platform.zone_of(t.client::uuid))::date as today) as here
    cross join lateral generate_series(greatest(t.first, ${-DAYS}), t.last) as step
    where step >= ${-DAILY_FOR} or step % 7 = 0`.execute(db);
  // No more visits than printed pieces.
  await sql`
    update demo_visits as visit
    set visits = floor(visit.visits * ${MAX_OF_PRINTED}::numeric * whole.quantity / whole.visits)
    from (select id, quantity, sum(visits) as visits from demo_visits group by id, quantity) as whole
    where visit.id = whole.id and whole.visits > ${MAX_OF_PRINTED}::numeric * whole.quantity`.execute(
    db,
  );
  // About one in twelve visits opens the short URL without scanning; this is split before the counts by country, device
  // or suffix.
  await sql`
    create temporary table demo_days on commit drop as
    select client_id, id, sku, suffixes, day, visits - clicks as scans, clicks
    from demo_visits cross join lateral (
      select least(visits, floor(visits / 12.0 + abs(hashtext(day || id)) % 100 / 100.0)::bigint) as clicks) as parted
    where visits > 0`.execute(db);
  await add(db, sql`'all'`, sql`(values ('', 1.0::numeric)) as part(value, share)`);
  await add(db, sql`'country'`, parts(DEMO_COUNTRIES));
  await add(db, sql`'device'`, parts(DEMO_DEVICES));
  await add(
    db,
    sql`'suffix'`,
    sql`lateral (
      select value, case when at = 1 then 1 - 0.15 * (jsonb_array_length(suffixes) - 1) else 0.15 end as share
      from jsonb_array_elements_text(suffixes) with ordinality as s(value, at)) as part`,
  );
  await sql`
    insert into touchpoints.daily_counts (client_id, touchpoint_id, dimension, day, value, scans, clicks)
    select client_id, '', dimension, day, value, sum(scans), sum(clicks) from touchpoints.daily_counts
    where touchpoint_id in (select id from demo_days) and dimension in ('all', 'country', 'device')
    group by client_id, dimension, day, value
    union all
    select client_id, '', 'product', day, sku, sum(scans), sum(clicks) from demo_days
    where sku is not null group by client_id, day, sku`.execute(db);
  await sql`
    update touchpoints.totals as total
    set visits = counted.visits, scans = counted.scans, clicks = counted.clicks, robots = counted.visits / 5,
      last_at = least(now() - interval '12 minutes', counted.last + interval '20 hours'),
      last_country = 'FR', last_device = 'iphone'
    from (
      select client_id, touchpoint_id, sum(scans + clicks) as visits, sum(scans) as scans, sum(clicks) as clicks,
        max(day) as last
      from touchpoints.daily_counts where dimension = 'all' and touchpoint_id <> ''
      group by client_id, touchpoint_id) as counted
    where total.client_id = counted.client_id and total.touchpoint_id = counted.touchpoint_id and counted.visits > 0`.execute(
    db,
  );
  await sql`
    insert into touchpoints.seen_countries (client_id, country, touchpoint_id)
    select distinct client_id, value, touchpoint_id from touchpoints.daily_counts
    where dimension = 'country' and value <> '' and touchpoint_id in (select id from demo_days)`.execute(
    db,
  );
}

/** The first part takes the rounding difference, so that the parts add up to the whole, for scans and clicks. */
async function add(
  db: Db<TouchpointsTables>,
  dimension: ReturnType<typeof sql>,
  from: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    insert into touchpoints.daily_counts (client_id, touchpoint_id, dimension, day, value, scans, clicks)
    select client_id, id, ${dimension}, day, value, scans, clicks
    from (
      select client_id, id, day, value, ${shareOf('scans')} as scans, ${shareOf('clicks')} as clicks
      from demo_days cross join ${from}
      window inOrder as (partition by id, day order by share desc, value)
    ) as counted
    where scans + clicks > 0`.execute(db);
}

function shareOf(what: 'scans' | 'clicks'): ReturnType<typeof sql> {
  const count = sql.id('demo_days', what);
  return sql`floor(${count} * share) + case when row_number() over inOrder = 1
    then ${count} - sum(floor(${count} * share)) over (partition by id, day) else 0 end`;
}

function parts(shares: readonly (readonly [string, number])[]): ReturnType<typeof sql> {
  const rows = shares.map(([value, share]) => sql`(${value}::text, ${share}::numeric)`);
  return sql`(values ${sql.join(rows)}) as part(value, share)`;
}
