import type pg from 'pg';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';

const VISITS = 10_000_000;
/** Ten million rows take minutes to create and are not read, so only every tenth exists, for the comparison. */
const ROWS = VISITS / 10;
const ROUNDS = 15;
const [brand] = demoClients;
const TOUCHPOINT = 'abcdef0123456789abcdef01';

/** Statistics of a touchpoint with ten million visits against 200 ms, and against counting a tenth of their rows. */
const touchpointStatistics: Bench = async () => {
  const suite = await benchApp({ demo: true });
  const pool = suite.pool(2);
  try {
    await fill(pool);
    const server = await suite.openServer();
    const access = await suite.accessOf(demoUsers[0]?.id);
    const fetchStatistics = async (path: string) => {
      const url = `/api/node/touchpoint/statistics${path}?brandId=${brand?.brandId}`;
      const answer = await server.inject({ url, cookies: { [ACCESS_COOKIE]: access } });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      return answer.json() as { visits: number };
    };
    const { visits } = await fetchStatistics(`/${TOUCHPOINT}`);
    if (visits !== VISITS) throw new Error(`it says ${visits} visits`);
    const ours = await median(ROUNDS, () => fetchStatistics(`/${TOUCHPOINT}`));
    const ofBrand = await median(ROUNDS, () => fetchStatistics(''));
    const byRows = await median(1, () => countRows(pool));
    process.stdout.write(
      `  touchpoint ${ours.toFixed(1)} ms, brand ${ofBrand.toFixed(1)} ms, counting the rows there are ${byRows.toFixed(0)} ms\n`,
    );
    const limited = (name: string, value: number): Measurement => ({
      name: `statistics of ${name} with 10 million visits`,
      value,
      unit: 'ms',
      limit: { atMost: 200 },
    });
    return [
      limited('a touchpoint', ours),
      limited('a brand', ofBrand),
      {
        name: 'statistics of a touchpoint, share of the time that counting a tenth of its rows takes',
        value: (100 * ours) / byRows,
        unit: '%',
        limit: { atMost: 25 },
      },
    ];
  } finally {
    await suite.end();
  }
};

/** Rows of the last eleven months for one touchpoint, and counters derived from them, each row counting for ten. */
async function fill(pool: pg.Pool): Promise<void> {
  const owner = await pool.connect();
  const began = performance.now();
  await owner.query(
    `insert into touchpoints.touchpoints (client_id, id, type, configuration_slug, suffix, dest_url, quantity, sku, code_address, code_style)
     values ($1, $2, 'product', 'standard', 'bench', 'https://brand.example/', 2000000, 'BENCH', 'https://b.example/bench?q', '{}')`,
    [brand?.id, TOUCHPOINT],
  );
  await owner.query(
    `select touchpoints.make_visits_month((now() - step * interval '1 month')::date) from generate_series(0, 11) as step`,
  );
  // A bench's data need not survive a crash.
  await owner.query(`set synchronous_commit = off; set session_replication_role = replica`);
  await owner.query(
    `insert into touchpoints.visits (client_id, id, at, touchpoint_id, suffix, kind, country, device)
     select $1, gen_random_uuid(), now() - (1 - n / $3::float) * interval '330 days', $2,
       (array['bench', 'bench-2', 'bench-3'])[1 + n % 3], (array['scan', 'scan', 'click'])[1 + n / 7 % 3],
       (array['FR','NO','DE','IT','ES','CH','AT','SE','US','JP','BE','NL','DK','FI','PT','PL','GB','IE','CA','',
         'AU','BR','MX','CZ','GR','HU','RO','KR','CN','IN'])[1 + n / 11 % 30],
       (array['iphone', 'android', 'tablet', 'computer', 'other'])[1 + n / 13 % 5]
     from generate_series(1, $3::int) as n`,
    [brand?.id, TOUCHPOINT, ROWS],
  );
  await owner.query(
    `with daily as materialized (
       select (at at time zone 'UTC')::date as day, suffix, country, device, kind, $3::int * count(*) as times
       from touchpoints.visits where client_id = $1 and touchpoint_id = $2 group by 1, 2, 3, 4, 5
     )
     insert into touchpoints.daily_counts (client_id, touchpoint_id, dimension, day, value, scans, clicks)
     select $1, part.of, part.dimension, day, part.value,
       coalesce(sum(times) filter (where kind = 'scan'), 0), coalesce(sum(times) filter (where kind = 'click'), 0)
     from daily cross join lateral (values
       ($2, 'all', ''), ($2, 'country', country), ($2, 'device', device), ($2, 'suffix', suffix),
       ('', 'all', ''), ('', 'country', country), ('', 'device', device), ('', 'product', 'BENCH')
     ) as part (of, dimension, value)
     group by part.of, part.dimension, day, part.value
     on conflict (client_id, touchpoint_id, dimension, day, value) do nothing`,
    [brand?.id, TOUCHPOINT, VISITS / ROWS],
  );
  await owner.query(
    `insert into touchpoints.totals (client_id, touchpoint_id, visits, last_at) values ($1, $2, $3, now())`,
    [brand?.id, TOUCHPOINT, VISITS],
  );
  await owner.query('vacuum analyze touchpoints.visits');
  await owner.query('vacuum analyze touchpoints.daily_counts');
  owner.release();
  process.stdout.write(
    `  ${ROWS} rows made in ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  );
}

function countRows(pool: pg.Pool) {
  return pool.query(
    `select date_trunc('month', at) as month, country, device, suffix, kind, count(*)
     from touchpoints.visits where client_id = $1 and touchpoint_id = $2 group by 1, 2, 3, 4, 5`,
    [brand?.id, TOUCHPOINT],
  );
}

async function median(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

export default touchpointStatistics;
