import type pg from 'pg';
import { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import {
  getAreaDetailsCall,
  getClusterDetailsCall,
  getMarkerCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { mapRanges } from '#modules/opportunity/contract/periods.ts';
import { readConfig } from '#modules/opportunity/server/configuration/read-configuration.ts';
import { tileAt } from '#modules/opportunity/server/demand/map-cell.ts';
import {
  type NewIntention,
  writeIntentions,
} from '#modules/opportunity/server/demand/write-intentions.ts';
import { planOpenings } from '#modules/opportunity/server/openings/plan-openings.ts';
import type { OpportunityTables } from '#modules/opportunity/server/tables.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { FILLED_CLIENT, fillOpportunity } from '../load/fill-opportunity.ts';
import { milliseconds } from '../load/milliseconds.ts';
import { OwnWork } from '../load/own-work.ts';
import { median, p95 } from '../load/percentiles.ts';

const ROUNDS = 60;
const WARM_UPS = 5;
const CATEGORIES = ['category 1', 'category 4', 'category 7'];
const RETAILERS = [['affiliation 1', 'affiliation 2'], ['activity 1', 'activity 3'], ['type 1']];
const FILTERS = {
  period: 'last-3-months',
  categories: CATEGORIES.join(),
  affiliations: RETAILERS[0]?.join() ?? '',
  activities: RETAILERS[1]?.join() ?? '',
  types: RETAILERS[2]?.join() ?? '',
};
const LEVELS = { 2: 'regions', 3: 'departments and districts', 4: 'municipalities' } as const;
type Get = (path: string, params?: Record<string, string>) => Promise<{ body: string }>;

/** The map, details and the plan of where to open next over a million intentions and 100,000 locations [OPP-01] [OPP-05]. */
const opportunityMap: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(2);
  try {
    const adminId = await fillOpportunity(pool, suite.app);
    await checkSums(pool, suite.app);
    const server = await suite.openServer();
    const cookies = { [ACCESS_COOKIE]: await suite.accessOf(adminId) };
    const get: Get = async (path, params = {}) => {
      const url = `${path.replace('{clientId}', FILLED_CLIENT)}?${new URLSearchParams(params)}`;
      const answer = await server.inject({ url, cookies });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body.slice(0, 500)}`);
      return answer;
    };
    return [
      ...(await measureAreas(get, pool, suite.app)),
      ...(await measureDetails(get, pool)),
      ...(await measureOpenings(suite.app)),
    ];
  } finally {
    await suite.end();
  }
};

/**
 * Areas of a level with three filters, against the bare aggregate over the stored sums. In half of the rounds demand of a month of
 * the period has just changed, so that sums are read again; in the others they are still in memory.
 */
async function measureAreas(get: Get, pool: pg.Pool, app: App): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const db = app.database.ofClient<OpportunityTables>(FILLED_CLIENT);
  const day = mapRanges('last-month', dayIn(Date.now(), 'UTC')).range.from;
  for (const [level, name] of Object.entries(LEVELS)) {
    const [ours, bare, changed]: [number[], number[], number[]] = [[], [], []];
    let body = '';
    const first = await milliseconds(() => get(getAreasCall.path, { ...FILTERS, level }));
    for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
      const isChanged = round % 2 === 0;
      if (isChanged)
        await writeIntentions(
          { db, app },
          FILLED_CLIENT,
          leadsOf(day, 20, (at) => `${level} ${round} ${at}`),
        );
      // They alternate, so that load on the machine affects both.
      const own = await milliseconds(async () => {
        ({ body } = await get(getAreasCall.path, { ...FILTERS, level }));
      });
      const plain = await milliseconds(() => bareAggregate(pool, Number(level)));
      if (round < 0) continue;
      ours.push(own);
      if (isChanged) changed.push(own);
      bare.push(plain);
    }
    const areas = JSON.parse(body).areas.id.length;
    process.stdout.write(
      `  ${areas} ${name}, ${Math.round(body.length / 1024)} KB: bare ${p95(bare).toFixed(1)} ms, ours ${p95(ours).toFixed(1)} ms ` +
        `(middle after a change ${median(changed).toFixed(1)} ms, first call ${first.toFixed(0)} ms)\n`,
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
}

/** Measures the details of places of each size; a country contains most of the brand's data. */
async function measureDetails(get: Get, pool: pg.Pool): Promise<Measurement[]> {
  const rows = async (text: string) =>
    (await pool.query<{ id: string; longitude: number; latitude: number }>(text)).rows;
  const areas = async (level: number) =>
    (
      await rows(
        `select distinct area_${level} as id from opportunity.retailers
         where area_${level} > '' limit 20`,
      )
    ).map(({ id }) => getAreaDetailsCall.path.replace('{areaId}', id));
  const some = await rows(
    `select id, longitude, latitude from opportunity.retailers where location_id is not null order by id limit 20`,
  );
  const clusters = (zoom: number) =>
    some.map(({ longitude, latitude }) => {
      const { x, y } = tileAt(longitude, latitude, zoom);
      return getClusterDetailsCall.path
        .replace('{zoom}', `${zoom}`)
        .replace('{x}', `${x}`)
        .replace('{y}', `${y}`);
    });
  const places = {
    countries: await areas(1),
    regions: await areas(2),
    municipalities: await areas(4),
    'clusters of zoom 5': clusters(5),
    'clusters of zoom 9': clusters(9),
    markers: some.map(({ id }) => getMarkerCall.path.replace('{id}', id)),
  };
  const measurements: Measurement[] = [];
  for (const [name, paths] of Object.entries(places)) {
    const [first, times]: [number[], number[]] = [[], []];
    for (let round = -paths.length; round < ROUNDS; round += 1) {
      const path = paths[(round + paths.length) % paths.length] ?? '';
      const took = await milliseconds(() => get(path));
      (round < 0 ? first : times).push(took);
    }
    // Sums of a large place are stored for some minutes.
    process.stdout.write(
      `  details of ${name}: ${p95(times).toFixed(1)} ms, the first time up to ${Math.max(...first).toFixed(0)} ms\n`,
    );
    measurements.push({
      name: `opportunity details of ${name} (p95)`,
      value: p95(times),
      unit: 'ms',
      limit: { atMost: 150 },
    });
  }
  return measurements;
}

/** The work of the job that plans where to open next. */
async function measureOpenings(app: App): Promise<Measurement[]> {
  const db = app.database.ofClient<OpportunityTables>(FILLED_CLIENT);
  const config = await readConfig({ db }, FILLED_CLIENT);
  const { range } = mapRanges('last-3-months', dayIn(Date.now(), 'UTC'));
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  let most = heap;
  const work = new OwnWork(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  });
  // A radius so small that no retailer serves most of the demand.
  const choice = { clientId: FILLED_CLIENT, range, km: 1 };
  const took = await milliseconds(() =>
    planOpenings({ db, app }, choice, {
      config,
      signal: AbortSignal.timeout(600_000),
      progress: () => undefined,
    }),
  );
  const { longestMs } = work.stop();
  const megabytes = (most - heap) / 2 ** 20;
  process.stdout.write(
    `  where to open next: ${took.toFixed(0)} ms, ${megabytes.toFixed(0)} MB, at most ${longestMs.toFixed(0)} ms in one go\n`,
  );
  return [
    { name: 'where to open next', value: took, unit: 'ms', limit: { atMost: 30_000 } },
    {
      name: 'where to open next, memory',
      value: megabytes,
      unit: 'MB',
      limit: { atMost: 200 },
    },
    {
      name: 'where to open next, own work in one go',
      value: longestMs,
      unit: 'ms',
      limit: { atMost: 50 },
    },
  ];
}

/**
 * Hand-written baseline over the stored figures: demand and sales of the period and the previous one, and retailers.
 */
async function bareAggregate(pool: pg.Pool, level: number): Promise<void> {
  for (const monthsAgo of [3, 6])
    await pool.query(
      `select area_id, category, sum(intentions), sum(unserved) from opportunity.area_figures
       where client_id = $1 and level = $2 and grain = 'month' and category = any ($3)
         and starts >= date_trunc('month', now()) - make_interval(months => $4)
         and starts < date_trunc('month', now()) - make_interval(months => $4 - 3)
       group by area_id, category`,
      [FILLED_CLIENT, level, CATEGORIES, monthsAgo],
    );
  for (const yearsAgo of [0, 1])
    await pool.query(
      `select area_${level}, sum(value) from opportunity.sales_figures as sales
       join opportunity.retailers as retailer
         on retailer.client_id = sales.client_id and retailer.id = sales.location_id
       where sales.client_id = $1 and grain = 'day' and category = any ($2)
         and starts between date_trunc('month', now()) - make_interval(years => $3) and now() - make_interval(years => $3)
         and affiliation = any ($4) and activity = any ($5) and type = any ($6)
       group by 1`,
      [FILLED_CLIENT, CATEGORIES, yearsAgo, ...RETAILERS],
    );
  await pool.query(
    `select area_${level}, count(*), count(*) filter (where sells) from opportunity.retailers
     where client_id = $1 and affiliation = any ($2) and activity = any ($3) and type = any ($4) group by 1`,
    [FILLED_CLIENT, ...RETAILERS],
  );
}

/** Writes intentions the usual way and checks that the stored sums equal a recount. */
async function checkSums(pool: pg.Pool, app: App): Promise<void> {
  const db = app.database.ofClient<OpportunityTables>(FILLED_CLIENT);
  // Half of them replace rows of the seed.
  const keyOf = (at: number) => (at % 2 === 0 ? `seed ${at * 4}` : `new ${at}`);
  const intentions = leadsOf('2026-03-14', 3_000, keyOf);
  const took = await milliseconds(() => writeIntentions({ db, app }, FILLED_CLIENT, intentions));
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
    [FILLED_CLIENT],
  );
  if (rows[0].wrong > 0) throw new Error(`${rows[0].wrong} sums differ from a recount`);
}

/** From towns in the whole country. */
function leadsOf(day: string, count: number, keyOf: (at: number) => string): NewIntention[] {
  return Array.from({ length: count }, (_, at) => ({
    source: 'lead',
    sourceKey: keyOf(at),
    day,
    country: 'FR',
    latitude: 43.5 + ((at * 7) % 60) / 10,
    longitude: -1 + (at % 80) / 10,
    precision: 'town',
    sku: '',
    category: `category ${at % 12}`,
  }));
}

export default opportunityMap;
