import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { getDashboardCall } from '#modules/profile-hub/contract/dashboard.ts';
import { foldSome } from '#modules/profile-hub/server/figures/figures.job.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { CROWD, fillContacts, INSERT_CONTACTS, seedCrowdAdmin } from '../load/fill-contacts.ts';
import { milliseconds } from '../load/milliseconds.ts';

const CONTACTS = 1_000_000;
const MORE = 20_000;
const ROUNDS = 15;

/**
 * Measures the dashboard over a million contacts, checks it against a full count, and measures what the counting adds
 * to each insert.
 */
const contactDashboard: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(2);
  try {
    await fillContacts(pool, CONTACTS);
    const access = await suite.accessOf(await seedCrowdAdmin(pool));
    const server = await suite.openServer();
    const fetchDashboard = async () => {
      const url = `/api/ph/dashboard?brandId=${CROWD.brandId}`;
      const answer = await server.inject({ url, cookies: { [ACCESS_COOKIE]: access } });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      return answer.json() as CallOutput<typeof getDashboardCall>;
    };
    const uncounted = await milliseconds(() => insertWithoutCounting(pool));
    const counted = await milliseconds(() =>
      pool.query(INSERT_CONTACTS, [CROWD.id, CONTACTS + 1, CONTACTS + MORE]),
    );
    await foldSome({ db: suite.app.database.acrossClients() });
    requireExact(await fetchDashboard(), await fullCount(pool));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await milliseconds(fetchDashboard));
    const ours = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    process.stdout.write(
      `  dashboard ${ours.toFixed(1)} ms; ${MORE} rows in ${counted.toFixed(0)} ms, uncounted ${uncounted.toFixed(0)} ms\n`,
    );
    return [
      {
        name: 'dashboard of a million contacts, exact',
        value: ours,
        unit: 'ms',
        limit: { atMost: 100 },
      },
      {
        name: 'bringing 20,000 contacts with their counting, against without',
        value: counted / uncounted,
        unit: '×',
        limit: { atMost: 1.5 },
      },
    ];
  } finally {
    await suite.end();
  }
};

/** The rows are removed again, so that both sides begin with the same table. */
async function insertWithoutCounting(pool: pg.Pool): Promise<void> {
  const db = await pool.connect();
  await db.query('begin; set local session_replication_role = replica');
  await db.query(INSERT_CONTACTS, [CROWD.id, CONTACTS + 1, CONTACTS + MORE]);
  await db.query('rollback');
  db.release();
}

interface Counted {
  total: number;
  email: number;
  custom: number;
  female: number;
  fr: number;
  lastMonth: number;
}

async function fullCount(pool: pg.Pool): Promise<Counted> {
  const { rows } = await pool.query(
    `select count(*)::int as total, count(*) filter (where 1 = any (given))::int as email,
       count(*) filter (where ${CROWD.purpose} = any (given))::int as custom,
       count(*) filter (where gender = 'female')::int as female, count(*) filter (where country = 'FR')::int as fr,
       count(*) filter (where created_at < date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris')::int
         as "lastMonth"
     from profile_hub.contacts where client_id = $1`,
    [CROWD.id],
  );
  return rows[0];
}

function requireExact(dashboard: CallOutput<typeof getDashboardCall>, truth: Counted): void {
  const reported = {
    total: dashboard.totalProfiles.count,
    email: dashboard.optInProportion.email.count,
    custom: dashboard.optInCustom[0]?.count,
    female: dashboard.genders[0]?.count,
    fr: dashboard.countries.find(({ country }) => country === 'FR')?.count,
    lastMonth: dashboard.totalProfiles.monthes.at(-2)?.count,
  };
  if (!isDeepStrictEqual(reported, truth))
    throw new Error(`it says ${JSON.stringify(reported)}, there is ${JSON.stringify(truth)}`);
}

export default contactDashboard;
