import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { countLeads } from '#modules/leads/server/conversion/count-leads.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { type BenchApp, benchApp } from '../load/bench-app.ts';
import { fillLeads, RUSH } from '../load/fill-leads.ts';
import { milliseconds } from '../load/milliseconds.ts';

const FEW = 50_000;
const MANY = 500_000;
/** Times are reported per this many leads. */
const UNIT = 100_000;

/**
 * Checks that recounting costs the same per lead for many leads as for few, even while an open transaction prevents
 * vacuum from removing old rows.
 */
const conversionRecount: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(2);
  const reader = await pool.connect();
  try {
    await fillLeads({ pool, app: suite.app }, MANY, { isNotified: false });
    await reader.query('begin isolation level repeatable read');
    await reader.query('select count(*) from directory.clients');
    const first = await countAgain(suite, pool, FEW);
    const few = await countAgain(suite, pool, FEW);
    await countAgain(suite, pool, MANY);
    const many = await countAgain(suite, pool, MANY);
    await reader.query('commit');
    await requireExact(pool);
    process.stdout.write(
      `  ${UNIT} leads: ${few.toFixed(0)} ms of ${FEW}, ${many.toFixed(0)} ms of ${MANY}; for the first time ${first.toFixed(0)} ms\n`,
    );
    return [
      { name: 'counting 100,000 leads again', value: many, unit: 'ms', limit: { atMost: 30_000 } },
      {
        name: `a lead of ${MANY} counted again, against one of ${FEW}`,
        value: many / few,
        unit: '×',
        limit: { atMost: 1.5 },
      },
    ];
  } finally {
    reader.release();
    await suite.end();
  }
};

/** Milliseconds for each 100,000 of the first `count` leads. */
async function countAgain({ app }: BenchApp, pool: pg.Pool, count: number): Promise<number> {
  await pool.query(
    `insert into leads.leads_to_count (client_id, lead_id)
     select client_id, id from leads.leads where client_id = $1 order by id limit $2`,
    [RUSH.id, count],
  );
  const db = app.database.ofClient(RUSH.id);
  const took = await milliseconds(() => countLeads({ db }, RUSH.id));
  return (took * UNIT) / count;
}

async function requireExact(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select
       (select count(*)::int from leads.leads where client_id = $1) as leads,
       (select sum(created)::int from leads.brand_figures where client_id = $1) as brand,
       (select sum(created)::int from leads.lead_figures where client_id = $1) as locations,
       (select sum(created)::int from leads.product_figures where client_id = $1) as products,
       (select count(*)::int from leads.leads_to_count where client_id = $1) as waiting`,
    [RUSH.id],
  );
  const truth = { leads: MANY, brand: MANY, locations: MANY, products: MANY, waiting: 0 };
  if (!isDeepStrictEqual(rows[0], truth)) throw new Error(`it says ${JSON.stringify(rows[0])}`);
}

export default conversionRecount;
