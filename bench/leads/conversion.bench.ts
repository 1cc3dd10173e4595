import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import { countLeads } from '#modules/leads/server/conversion/count-leads.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { fillLeads, RUSH, seedRushAdmin } from '../load/fill-leads.ts';
import { milliseconds } from '../load/milliseconds.ts';
import { median } from '../load/percentiles.ts';

const LEADS = 1_000_000;
const ROUNDS = 15;
const PATH = `/gtr-api/lead-generation/clients/${RUSH.id}/conversion`;

/** The dashboard of a million leads, exact, and a page of its table by location. */
const conversion: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(2);
  try {
    await fillLeads({ pool, app: suite.app }, LEADS);
    const db = suite.app.database.ofClient(RUSH.id);
    const counting = await milliseconds(() => countLeads({ db }, RUSH.id));
    for (const table of [
      'brand_figures',
      'lead_figures',
      'product_figures',
      'time_figures',
      'counted_leads',
    ])
      await pool.query(`vacuum analyze leads.${table}`);
    const access = await suite.accessOf(await seedRushAdmin(pool));
    const server = await suite.openServer();
    const fetchConversion = async (path: string) => {
      const answer = await server.inject({ url: path, cookies: { [ACCESS_COOKIE]: access } });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
      return answer.json() as Conversion;
    };
    requireExact(await fetchConversion(PATH), await fullCount(pool));
    const timed = async (path: string) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await milliseconds(() => fetchConversion(path)));
      return median(times);
    };
    const whole = await timed(PATH);
    const narrow = await timed(`${PATH}?countries=FR,DE&by=value&currency=EUR`);
    const shops = await timed(`${PATH}/breakdown?of=location`);
    const products = await timed(`${PATH}/breakdown?of=product`);
    process.stdout.write(
      `  dashboard ${whole.toFixed(0)} ms, narrowed ${narrow.toFixed(0)} ms, by location ${shops.toFixed(0)} ms, by product ${products.toFixed(0)} ms; counting a thousand leads ${((1000 * counting) / LEADS).toFixed(0)} ms\n`,
    );
    const atMost = (name: string, value: number): Measurement => ({
      name,
      value,
      unit: 'ms',
      limit: { atMost: 150 },
    });
    return [
      atMost('conversion dashboard of a million leads, exact', whole),
      atMost('the same, narrowed to two countries and a currency', narrow),
      atMost('its table by location', shops),
      atMost('its table by product', products),
    ];
  } finally {
    await suite.end();
  }
};

type Truth = { created: number; converted: number; value: number };

async function fullCount(pool: pg.Pool): Promise<Truth> {
  const { rows } = await pool.query(
    `select count(*)::int as created, count(*) filter (where status = 'converted')::int as converted,
       sum(coalesce(price, estimated_price))::float8 as value
     from leads.leads
     where client_id = $1
       and created_at >= (date_trunc('month', now() at time zone 'Europe/Paris') - interval '12 months') at time zone 'Europe/Paris'
       and created_at < date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'`,
    [RUSH.id],
  );
  return rows[0];
}

function requireExact({ totals: { created, converted } }: Conversion, truth: Truth): void {
  const reported = { created: created.count, converted: converted.count, value: created.value };
  if (!isDeepStrictEqual(reported, truth))
    throw new Error(`it says ${JSON.stringify(reported)}, there is ${JSON.stringify(truth)}`);
}

export default conversion;
