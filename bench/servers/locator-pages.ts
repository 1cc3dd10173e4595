/** A locator over 100,000 stores beside a bare handler that answers a fixed text of the same size, in a process of their own. */
import fastify from 'fastify';
import { sql } from 'kysely';
import { defaultLocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { benchApp } from '../load/bench-app.ts';

const LOCATIONS = 100_000;
const CLIENT = '019a8000-0001-7000-8000-000000000001';
const SITE = '/l/bench';
const CITIES = ['Lyon', 'Paris', 'Toulouse', 'Rennes', 'Lille', 'Nantes', 'Strasbourg', 'Dijon'];
const paths = CITIES.flatMap((town) =>
  [1, 2, 3].map((page) => `${SITE}?q=${town}${page > 1 ? `&page=${page}` : ''}`),
);
/** Towns with stores are around this many points in France. */
const POINTS = 500;

// Each visitor sends its own forwarded address, so the proxy must be trusted.
const { app, pool, openServer, accessOf, end } = await benchApp({
  environment: { TRUSTED_PROXIES: 'loopback' },
});
const owner = await pool(1).connect();
// Disables triggers and foreign keys: neither the audit nor the keys are measured here.
await owner.query('set session_replication_role = replica');
await owner.query(
  "insert into directory.clients (id, identifier, brand_id, name) values ($1, 'bench', 'bench', 'Bench')",
  [CLIENT],
);
const near = await app.places.nearestTowns(
  Array.from({ length: POINTS }, (_, at) => ({
    latitude: 43 + ((at * 0.618) % 1) * 7,
    longitude: -1.5 + ((at * 0.414) % 1) * 9,
  })),
);
const towns = [
  ...new Map(
    near.filter(({ country }) => country === 'FR').map((town) => [town.name, town]),
  ).values(),
];
await owner.query(
  `insert into directory.locations (client_id, id, code, name, street, postal_code, city, country, latitude, longitude,
     opening_hours)
   select $1, gen_random_uuid(), 'X' || n, 'Store ' || n, 'Main street ' || n % 300, '',
     town.name, 'FR', town.latitude + random() * 0.1, town.longitude + random() * 0.1,
     (select jsonb_object_agg(day, jsonb_build_array(jsonb_build_object('from', '09:00', 'to', '19:00')))
      from unnest(array['mon','tue','wed','thu','fri','sat','sun']) as day)
   from generate_series(1, $2::int) as n
     join unnest($3::text[], $4::float8[], $5::float8[]) with ordinality as town (name, latitude, longitude, number)
       on town.number = 1 + n % array_length($3::text[], 1)`,
  [
    ...[CLIENT, LOCATIONS, towns.map(({ name }) => name)],
    ...[towns.map(({ latitude }) => latitude), towns.map(({ longitude }) => longitude)],
  ],
);
const config = {
  ...defaultLocatorConfig({ locales: ['fr'], defaultLocale: 'fr' }),
  resultsPerPage: 25,
};
await owner.query(
  "insert into locator.locators (client_id, slug, name, config) values ($1, 'bench', 'Bench', $2)",
  [CLIENT, JSON.stringify(config)],
);
const { rows: admins } = await owner.query(
  `with admin as (
     insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status)
     values (gen_random_uuid(), 'admin@bench.example', 'Ada', 'Admin', 'en', 'en', 'active') returning id)
   insert into accounts.memberships (client_id, user_id, role)
   select $1, id, 'brand_admin' from admin returning user_id`,
  [CLIENT],
);
owner.release();
await sql`analyze directory.locations`.execute(app.database.acrossClients());

const server = await openServer();
const suiteAddress = await server.listen({ port: 0, host: '127.0.0.1' });
const sample = await (await fetch(`${suiteAddress}${paths[0]}`)).text();
const bare = fastify();
bare.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(sample));
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

const cookie = `${ACCESS_COOKIE}=${await accessOf(admins[0]?.user_id)}`;
process.send?.({
  ...{ suite: suiteAddress, bare: bareAddress, site: SITE, paths, cookie },
  searches: towns.map(({ name }) => `${SITE}?q=${encodeURIComponent(name)}`),
  bytes: Buffer.byteLength(sample),
});
/** Without garbage, in bytes: heap and external buffers. */
function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
async function stop(): Promise<void> {
  await bare.close();
  await end();
  process.exit(0);
}
process.on('message', async (message) => {
  if (message === 'memory') process.send?.(usedMemory());
  else if (message === 'cpu') process.send?.(process.cpuUsage());
  else if (message === 'stop') await stop();
});
// A failed bench leaves no process running.
process.once('disconnect', stop);
