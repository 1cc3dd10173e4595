import type pg from 'pg';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';

const LOCATIONS = 100_000;
const ROUNDS = 15;
const [brand, ...others] = demoClients.map(({ id }) => id);
const WORD = 'c4ca42';

/** Each case as the query string of our call and as the hand-written SQL condition. */
const QUESTIONS = [
  { name: 'first page', query: '', where: '', offset: 0 },
  { name: 'search', query: `&q=${WORD}`, where: `and l.search like '%${WORD}%'`, offset: 0 },
  {
    name: 'filter',
    query: `&view=open&groups=${encodeURIComponent(
      JSON.stringify([{ filters: [{ field: 'country', operator: 'any-of', value: ['NO'] }] }]),
    )}`,
    where: `and l.country = 'NO' and l.closed_at is null`,
    offset: 0,
  },
  { name: 'deep page', query: '&page=3000', where: '', offset: 74_975 },
];

/** A list of 100,000 locations next to as many of other clients: the whole call against hand-written SQL. */
const locationList: Bench = async () => {
  const suite = await benchApp({ demo: true });
  const pool = suite.pool(4);
  try {
    await fill(pool);
    const server = await suite.openServer();
    const access = await suite.accessOf(demoUsers[0]?.id);
    const measurements: Measurement[] = [];
    for (const { name, query, where, offset } of QUESTIONS) {
      const url = `/gtr-core/clients/${brand}/locations?limit=25${query}`;
      const ours = async () => {
        const answer = await server.inject({ url, cookies: { [ACCESS_COOKIE]: access } });
        if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
        return answer.json() as { items: { id: string }[]; total: number };
      };
      const byHand = async () => queryByHand(pool, where, offset);
      await requireSame(name, await ours(), await byHand());
      const times = await inTurns(ours, byHand);
      process.stdout.write(
        `  ${name}: by hand ${times.second.toFixed(1)} ms, ours ${times.first.toFixed(1)} ms\n`,
      );
      measurements.push({
        name: `100,000 locations, ${name}, times the hand-written SQL`,
        value: times.first / times.second,
        unit: '×',
        limit: { atMost: 2 },
      });
    }
    return measurements;
  } finally {
    await suite.end();
  }
};

async function fill(pool: pg.Pool): Promise<void> {
  const owner = await pool.connect();
  // Disables triggers and foreign keys: neither the audit nor the keys are measured here.
  await owner.query('set session_replication_role = replica');
  const share = Math.ceil(LOCATIONS / others.length);
  for (const [at, client] of [brand, ...others].entries()) {
    await owner.query(
      `insert into directory.locations (client_id, id, code, name, company, street, postal_code, city, country, type_id, closed_at)
       select $1, gen_random_uuid(), 'X' || n, 'Store ' || substr(md5(n::text), 9, 12), 'Company ' || n % 9000,
         'Main street ' || n % 300, lpad((n % 99999)::text, 5, '0'), 'Town ' || substr(md5((n % 500)::text), 1, 6),
         (array['NO','FR','DE','CH','AT','IT','ES','SE'])[1 + n % 8],
         (select id from directory.location_types where client_id = $1 limit 1), case when n % 40 = 0 then now() end
       from generate_series(1, $2::int) as n`,
      [client, at === 0 ? LOCATIONS : share],
    );
  }
  await owner.query(
    `insert into directory.group_members (client_id, group_id, location_id)
     select l.client_id, (select id from directory.groups g where g.client_id = l.client_id order by id limit 1), l.id
     from directory.locations l where l.code like 'X%' on conflict do nothing`,
  );
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum analyze directory.locations');
  await owner.query('vacuum analyze directory.group_members');
  owner.release();
}

async function queryByHand(pool: pg.Pool, where: string, offset: number) {
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    pool.query(
      `select l.id, l.code, l.name, l.company, l.street, l.postal_code, l.city, l.country, t.id as type_id, t.name as type,
         l.activity, l.affiliation, l.latitude is not null as placed, l.closed_at is not null as closed, l.updated_at,
         (select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name)
            from directory.group_members m join directory.groups g on g.client_id = m.client_id and g.id = m.group_id
            where m.client_id = l.client_id and m.location_id = l.id) as groups,
         (select count(*) from (
            select a.user_id from directory.associations a where a.client_id = l.client_id and a.location_id = l.id
            union
            select a.user_id from directory.group_members m
              join directory.associations a on a.client_id = m.client_id and a.group_id = m.group_id
              where m.client_id = l.client_id and m.location_id = l.id) people) as representatives
       from (select l.client_id, l.id from directory.locations l
             where l.client_id = $1 ${where} order by l.name, l.id limit 25 offset $2) page
       join directory.locations l using (client_id, id)
       left join directory.location_types t on t.client_id = l.client_id and t.id = l.type_id
       order by l.name, l.id`,
      [brand, offset],
    ),
    pool.query(
      `select count(*)::int as total from directory.locations l where l.client_id = $1 ${where}`,
      [brand],
    ),
  ]);
  return { items, total: counts[0].total as number };
}

async function requireSame(
  name: string,
  ours: { items: { id: string }[]; total: number },
  byHand: { items: { id: string }[]; total: number },
): Promise<void> {
  const ids = (found: { items: { id: string }[]; total: number }) =>
    JSON.stringify([found.total, found.items.map(({ id }) => id)]);
  if (ids(ours) !== ids(byHand)) throw new Error(`${name}: the two do not answer the same`);
}

/** Median of each; alternating, so that load on the machine affects both. The first rounds warm up. */
async function inTurns(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const times: { first: number[]; second: number[] } = { first: [], second: [] };
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [key, work] of [
      ['first', first],
      ['second', second],
    ] as const) {
      const began = performance.now();
      await work();
      if (round >= 0) times[key].push(performance.now() - began);
    }
  }
  const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return { first: median(times.first), second: median(times.second) };
}

export default locationList;
