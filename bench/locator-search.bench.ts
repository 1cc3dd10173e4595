import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { locateStores } from '#modules/directory/contract/locations/locate-stores.ts';
import { storeAreas } from '#modules/directory/contract/locations/store-pages.ts';
import { demoClients } from '#suite/demo/demo-people.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';
import { measureEventLoopDelay } from './load/event-loop-delay.ts';
import { milliseconds } from './load/milliseconds.ts';
import { p95 } from './load/percentiles.ts';

const LOCATIONS = 100_000;
const ROUNDS = 200;
const RADIUS_KM = 50;
const KM_OF_DEGREE = 111.2;
const clientId = demoClients[0]?.id ?? '';

/** The search of a locator over 100,000 locations against the bare geo query in SQL, the slowest of twenty of each. */
const locatorSearch: Bench = async () => {
  const suite = await benchApp({ demo: true });
  const pool = suite.pool(2);
  const { app } = suite;
  try {
    await fill(pool);
    const context = { db: app.database.acrossClients(), app };
    const common = { clientId, language: 'en', limit: 10, radiusKm: RADIUS_KM } as const;
    // A busy machine delays calls too; this idle delay is subtracted.
    const idle = await measureEventLoopDelay(() => wait(3_000));
    const began = performance.now();
    let built = 0;
    const busy = await measureEventLoopDelay(async () => {
      await app.ports.call(locateStores, common, context);
      built = performance.now() - began;
      await app.ports.call(storeAreas, { clientId, language: 'en', lowest: 4 }, context);
    });
    const blocked = Math.max(0, busy - idle);
    process.stdout.write(
      `  index of ${LOCATIONS} built in ${built.toFixed(0)} ms, other calls wait ${blocked.toFixed(0)} ms\n`,
    );
    const openAt = new Date('2026-11-18T10:00:00Z');
    // Each round uses another radius, so that no result comes from the cache.
    const other = (round: number) => ({ ...common, radiusKm: RADIUS_KM + round / 1_000 });
    const searches = {
      'around a position': (at: Point, round: number) => ({ ...other(round), origin: at }),
      'open now with an attribute': (at: Point, round: number) => ({
        ...other(round),
        origin: at,
        openAt,
        attributes: { Parking: ['yes'] },
      }),
      'a town': (_: Point, round: number) => ({
        ...other(round),
        words: ['Lyon', 'Clermont-Ferrand', 'Strasbourg', '15000', 'Toulouse'][round % 5] ?? '',
      }),
    };
    const measurements: Measurement[] = [
      {
        name: 'locator index, wait of other calls while it is built',
        value: blocked,
        unit: 'ms',
        limit: { atMost: 20 },
      },
    ];
    for (const [name, searchOf] of Object.entries(searches)) {
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let round = -20; round < ROUNDS; round += 1) {
        const at = pointOf(round + 20);
        const times = [
          await milliseconds(() => app.ports.call(locateStores, searchOf(at, round + 20), context)),
          await milliseconds(() => bareQuery(pool, at)),
        ] as const;
        if (round < 0) continue;
        ours.push(times[0]);
        bare.push(times[1]);
      }
      const [own, sql] = [p95(ours), p95(bare)];
      process.stdout.write(`  ${name}: bare ${sql.toFixed(1)} ms, ours ${own.toFixed(1)} ms\n`);
      measurements.push({
        name: `100,000 locations, ${name}, times the bare geo query (p95)`,
        value: own / sql,
        unit: '×',
        limit: { atMost: 3 },
      });
    }
    return measurements;
  } finally {
    await suite.end();
  }
};

interface Point {
  latitude: number;
  longitude: number;
}

/** Positions in France, the same in each run. */
function pointOf(round: number): Point {
  return { latitude: 43.5 + ((round * 37) % 60) / 10, longitude: -1 + ((round * 53) % 80) / 10 };
}

/** Hand-written baseline: stores within the bounding box by index, the nearest ten and the total count. */
async function bareQuery(pool: pg.Pool, { latitude, longitude }: Point): Promise<void> {
  const north = RADIUS_KM / KM_OF_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  await pool.query(
    `with near as (
       select id, 12742 * asin(sqrt(sin(radians(latitude - $2) / 2) ^ 2
         + cos(radians($2)) * cos(radians(latitude)) * sin(radians(longitude - $3) / 2) ^ 2)) as km
       from directory.locations where client_id = $1 and closed_at is null
         and latitude between $2 - $4::float8 and $2 + $4::float8
         and longitude between $3 - $5::float8 and $3 + $5::float8)
     select l.*, near.km, (select count(*) from near where km <= $6) as total
     from near join directory.locations l on l.client_id = $1 and l.id = near.id
     where near.km <= $6 order by near.km limit 10`,
    [clientId, latitude, longitude, north, east, RADIUS_KM],
  );
}

async function fill(pool: pg.Pool): Promise<void> {
  const owner = await pool.connect();
  // Disables triggers and foreign keys: neither the audit nor the keys are measured here.
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into directory.locations (client_id, id, code, name, street, postal_code, city, country, latitude, longitude,
       opening_hours, attributes)
     select $1, gen_random_uuid(), 'X' || n, 'Store ' || substr(md5(n::text), 1, 6), 'Main street ' || n % 300,
       lpad((n % 95000)::text, 5, '0'), (array['Lyon','Paris','Toulouse','Rennes','Lille'])[1 + n % 5], 'FR',
       43 + random() * 7, -1.5 + random() * 9,
       (select jsonb_object_agg(day, jsonb_build_array(jsonb_build_object(
          'from', lpad((7 + n % 4)::text, 2, '0') || ':' || lpad((n % 60)::text, 2, '0'), 'to', '19:' || lpad((n % 50)::text, 2, '0'))))
        from unnest(array['mon','tue','wed','thu','fri','sat','sun']) as day),
       case when n % 3 = 0 then '{"Parking": "yes"}' else '{}' end::jsonb
     from generate_series(1, $2::int) as n`,
    [clientId, LOCATIONS],
  );
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum analyze directory.locations');
  owner.release();
}

export default locatorSearch;
