import type pg from 'pg';
import { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import { areasOfLevel } from '#modules/opportunity/server/areas/client-areas.ts';
import { writeIntentions } from '#modules/opportunity/server/demand/write-intentions.ts';
import type { OpportunityTables } from '#modules/opportunity/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchHouse } from './load/bench-house.ts';
import { milliseconds } from './load/milliseconds.ts';
import { seedAdmin, seedBrand } from './load/seed-brand.ts';

/** Fewer for a look at plans: `INTENTIONS=50000`. */
const INTENTIONS = Number(process.env.INTENTIONS ?? 1_000_000);
const RETAILERS = Number(process.env.RETAILERS ?? INTENTIONS / 10);
const ROUNDS = 60;
const WARM_UPS = 5;
const CLIENT = 'a1b2c3d4-0000-7000-8000-000000000028';
const CATEGORIES = ['category 1', 'category 4', 'category 7'];
const FILTERS = {
  period: 'last-3-months',
  categories: CATEGORIES.join(),
  affiliations: 'affiliation 1,affiliation 2',
  activities: 'activity 1,activity 3',
  types: 'type 1',
};
const LEVELS = { 2: 'regions', 3: 'departments and districts', 4: 'municipalities' } as const;

/** Areas of a level with three filters over a million intentions, against the bare aggregate over the stored sums. */
const opportunityMap: Bench = async () => {
  const house = await benchHouse();
  const pool = house.pool(2);
  try {
    const adminId = await seed(pool, house.app);
    await checkSums(pool, house.app);
    const server = await house.openServer();
    const cookies = { [ACCESS_COOKIE]: await house.accessOf(adminId) };
    const measurements: Measurement[] = [];
    for (const [level, name] of Object.entries(LEVELS)) {
      const path = getAreasCall.path.replace('{clientId}', CLIENT);
      const url = `${path}?${new URLSearchParams({ ...FILTERS, level })}`;
      const [ours, bare]: [number[], number[]] = [[], []];
      let areas = 0;
      for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
        // They take turns, so that a busy moment hits both.
        const own = await milliseconds(async () => {
          const answer = await server.inject({ url, cookies });
          if (answer.statusCode !== 200) throw new Error(answer.body);
          areas = answer.json().items.length;
        });
        const plain = await milliseconds(() => bareAggregate(pool, Number(level)));
        if (round < 0) continue;
        ours.push(own);
        bare.push(plain);
      }
      process.stdout.write(
        `  ${areas} ${name}: bare ${p95(bare).toFixed(1)} ms, ours ${p95(ours).toFixed(1)} ms\n`,
      );
      measurements.push(
        {
          name: `opportunity map, ${name} with three filters, times the bare aggregate (p95)`,
          value: p95(ours) / p95(bare),
          unit: '×',
          limit: { atMost: 3 },
        },
        {
          name: `opportunity map, ${name} with three filters (p95)`,
          value: p95(ours),
          unit: 'ms',
          limit: { atMost: 150 },
        },
      );
    }
    return measurements;
  } finally {
    await house.end();
  }
};

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

/** What a hand would write for the period and the one before. */
async function bareAggregate(pool: pg.Pool, level: number): Promise<void> {
  for (const monthsAgo of [3, 6])
    await pool.query(
      `select area_id, category, sum(intentions), sum(unserved) from opportunity.area_figures
       where client_id = $1 and level = $2 and grain = 'month' and category = any ($3)
         and starts >= date_trunc('month', now()) - make_interval(months => $4)
         and starts < date_trunc('month', now()) - make_interval(months => $4 - 3)
       group by area_id, category`,
      [CLIENT, level, CATEGORIES, monthsAgo],
    );
}

async function seed(pool: pg.Pool, app: App): Promise<string> {
  const owner = await pool.connect();
  try {
    await seedBrand(owner, { id: CLIENT, brand: 'many', module: 'platform' });
    const adminId = await seedAdmin(owner, CLIENT);
    await owner.query('set session_replication_role = replica');
    await seedAreas(owner, app);
    // A few areas have most of the demand, as towns do.
    await owner.query(
      `insert into opportunity.intentions (client_id, source, source_key, day, quantity, unserved, country, latitude,
         longitude, precision, cell, sku, category, area_1, area_2, area_3, area_4)
       select $1, (array['lead', 'search', 'search', 'import'])[1 + step % 4], 'seed ' || step, current_date - step % 365,
         1, (step % 5 = 0)::int, left(area.a4, 2), area.latitude, area.longitude, 'town', area.at * 1000003::bigint,
         'sku ' || step % 400, 'category ' || step % 12, area.a1, area.a2, area.a3, area.a4
       from generate_series(1, $2::int) as step
       join seeded as area on area.at = floor(power((step * 7919 % 100003) / 100003.0, 2) * (select count(*) from seeded))`,
      [CLIENT, INTENTIONS],
    );
    for (const level of [1, 2, 3, 4])
      for (const starts of [`'day', day`, `'month', date_trunc('month', day)::date`])
        await owner.query(
          `insert into opportunity.area_figures (client_id, level, grain, starts, area_id, category, source, intentions, unserved)
           select client_id, ${level}, ${starts}, coalesce(area_${level}, ''), category, source, sum(quantity), sum(unserved)
           from opportunity.intentions where client_id = $1 group by 1, 3, 4, 5, 6, 7`,
          [CLIENT],
        );
    await owner.query(
      `insert into opportunity.retailers (client_id, id, location_id, name, country, latitude, longitude, affiliation,
         activity, type, sells, area_1, area_2, area_3, area_4)
       select $1, id, case when step % 10 = 0 then id end, 'Retailer ' || step, left(area.a4, 2), area.latitude, area.longitude,
         'affiliation ' || step % 4, 'activity ' || step % 5, 'type ' || step % 3, step % 10 = 0, area.a1, area.a2, area.a3, area.a4
       from (select step, gen_random_uuid() as id from generate_series(1, $2::int) as step) as given
       join seeded as area on area.at = floor((step * 104729 % 100003) / 100003.0 * (select count(*) from seeded))`,
      [CLIENT, RETAILERS],
    );
    await owner.query(
      'analyze opportunity.area_figures, opportunity.intentions, opportunity.retailers',
    );
    return adminId;
  } finally {
    owner.release(true);
  }
}

/** The areas of level 4 of two countries with those above them. */
async function seedAreas(owner: pg.PoolClient, app: App): Promise<void> {
  const countries = ['FR', 'DE'];
  const of = (level: 2 | 3 | 4) => areasOfLevel(app, CLIENT, { level, countries });
  const [second, third, fourth] = await Promise.all([of(2), of(3), of(4)]);
  const rows = [...fourth.values()].map((area, at) => {
    const a2 = third.get(area.parent)?.parent ?? '';
    return { at, a1: second.get(a2)?.parent, a2, a3: area.parent, a4: area.id, ...area };
  });
  if (rows.length < 1_000) throw new Error(`there are only ${rows.length} areas`);
  await owner.query(
    `create temporary table seeded as select * from jsonb_to_recordset($1::jsonb)
     as given (at int, a1 text, a2 text, a3 text, a4 text, longitude float8, latitude float8)`,
    [JSON.stringify(rows)],
  );
}

/** What is written the usual way is in every sum: the stored sums equal a recount. */
async function checkSums(pool: pg.Pool, app: App): Promise<void> {
  const db = app.database.ofClient<OpportunityTables>(CLIENT);
  const intentions = Array.from({ length: 3_000 }, (_, at) => ({
    source: 'lead' as const,
    // Half of them replace rows of the seed.
    sourceKey: at % 2 === 0 ? `seed ${at * 4}` : `new ${at}`,
    day: '2026-03-14',
    country: 'FR',
    latitude: 43.5 + (at % 60) / 10,
    longitude: -1 + (at % 80) / 10,
    precision: 'town' as const,
    sku: '',
    category: `category ${at % 12}`,
  }));
  const took = await milliseconds(() => writeIntentions({ db, app }, CLIENT, intentions));
  process.stdout.write(`  ${Math.round(3_000_000 / took)} intentions written a second\n`);
  const { rows } = await pool.query(
    `select count(*)::int as wrong from (
       select coalesce(area_3, '') as area_id, category, source, sum(quantity) as intentions
       from opportunity.intentions where client_id = $1 group by 1, 2, 3) as counted
     full join (
       select area_id, category, source, sum(intentions) as intentions from opportunity.area_figures
       where client_id = $1 and level = 3 and grain = 'month' group by 1, 2, 3) as stored
       using (area_id, category, source)
     where counted.intentions is distinct from stored.intentions`,
    [CLIENT],
  );
  if (rows[0].wrong > 0) throw new Error(`${rows[0].wrong} sums differ from a recount`);
}

export default opportunityMap;
