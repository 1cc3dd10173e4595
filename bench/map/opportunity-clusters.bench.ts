import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { retailerIndex } from '#modules/opportunity/server/retailers/retailer-index.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import type { Bench, Measurement } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { measureEventLoopDelay } from '../load/event-loop-delay.ts';
import { p95 } from '../load/percentiles.ts';

const RETAILERS = 100_000;
const ROUNDS = 200;
const WARM_UP = 20;
const clientId = demoClients[0]?.id ?? '';

/** Clusters and markers of a view over 100,000 retailers, the whole call, the slowest of twenty [OPP-01]. */
const opportunityClusters: Bench = async () => {
  const suite = await benchApp({ demo: true });
  try {
    await fill(suite.pool(1));
    const server = await suite.openServer();
    const access = await suite.accessOf(demoUsers[0]?.id);
    // A busy machine delays calls too; this idle delay is subtracted.
    const idle = await measureEventLoopDelay(() => wait(2_000));
    const began = performance.now();
    const busy = await measureEventLoopDelay(() => retailerIndex(suite, clientId));
    const built = performance.now() - began;
    const blocked = Math.max(0, busy - idle);
    process.stdout.write(
      `  index of ${RETAILERS} built in ${built.toFixed(0)} ms, other calls wait ${blocked.toFixed(0)} ms\n`,
    );
    const measurements: Measurement[] = [
      {
        name: 'retailer index, wait of other calls while it is built',
        value: blocked,
        unit: 'ms',
        limit: { atMost: 40 },
      },
    ];
    const index = await retailerIndex(suite, clientId);
    const counts = timesOf(() => index.countByArea(3, { types: ['Type 1', 'Type 2'] }));
    process.stdout.write(`  counted by area: ${p95(counts).toFixed(2)} ms\n`);
    measurements.push({
      name: '100,000 retailers counted by area (p95)',
      value: p95(counts),
      unit: 'ms',
      limit: { atMost: 10 },
    });
    for (const [name, viewOf] of Object.entries(VIEWS)) {
      const times: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const url = `/gtr-api/opportunity/clients/${clientId}/clusters?${viewOf(round + WARM_UP)}`;
        const start = performance.now();
        const answer = await server.inject({ url, cookies: { [ACCESS_COOKIE]: access } });
        if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
        if (round >= 0) times.push(performance.now() - start);
      }
      process.stdout.write(`  ${name}: ${p95(times).toFixed(1)} ms\n`);
      measurements.push({
        name: `100,000 retailers, clusters of ${name} (p95)`,
        value: p95(times),
        unit: 'ms',
        limit: { atMost: 50 },
      });
    }
    return measurements;
  } finally {
    await suite.end();
  }
};

const VIEWS: Record<string, (round: number) => string> = {
  'the world': (round) => `bounds=-180,-80,180,80&zoom=${2 + (round % 10) / 10}`,
  'a country': (round) => `bounds=${around(round, 8, 5)}&zoom=6`,
  'a country with three filters': (round) =>
    `bounds=${around(round, 8, 5)}&zoom=6&types=Type%25201,Type%25202&activities=Activity%25201&affiliations=Chain%25201,Chain%25202`,
  'a town': (round) => `bounds=${around(round, 0.3, 0.2)}&zoom=11`,
  streets: (round) => `bounds=${around(round, 0.4, 0.4)}&zoom=15`,
};

function around(round: number, width: number, height: number): string {
  const [west, south] = [-1 + ((round * 53) % 80) / 10, 43 + ((round * 37) % 60) / 10];
  return [west, south, west + width, south + height].join(',');
}

function timesOf(work: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into opportunity.retailers (client_id, id, name, city, country, latitude, longitude, affiliation, activity,
       sub_activity, type, sells, area_1, area_2, area_3, area_4)
     select $1, gen_random_uuid(), 'Store ' || substr(md5(n::text), 1, 6), 'Town ' || n % 3000, 'FR',
       43 + random() * 7, -1.5 + random() * 9, 'Chain ' || n % 40, 'Activity ' || n % 12, 'Sub ' || n % 5,
       'Type ' || n % 6, n % 3 = 0, 'FR:1:FR', 'FR:2:' || n % 13, 'FR:3:' || n % 96, 'FR:4:' || n % 3000
     from generate_series(1, $2::int) as n`,
    [clientId, RETAILERS],
  );
  await pool.query('vacuum analyze opportunity.retailers');
}

export default opportunityClusters;
