/** Child process with the two servers that the bench compares: the app, and a handler that always responds 302. */
import fastify from 'fastify';
import { sql } from 'kysely';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { benchApp } from '../load/bench-app.ts';
import { startProfile } from '../load/profile-costs.ts';

const LINKS = 5_000;
const HOST = 'ma.example';
const CLIENT = '019a8000-0001-7000-8000-000000000001';

const { app, openServer, end } = await benchApp({
  environment: { TRUSTED_PROXIES: '127.0.0.1' },
});
const db = app.database.acrossClients();
await sql`
  insert into directory.clients (id, identifier, brand_id, name, short_url_base)
  values (${CLIENT}, 'bench', 'bench', 'Bench', ${HOST})`.execute(db);
await sql`
  insert into touchpoints.touchpoints (client_id, id, type, configuration_slug, suffix, dest_url, code_address, code_style)
  select ${CLIENT}, lpad(to_hex(n), 24, '0'), 'custom', 'standard', 'code-' || n, 'https://shop.example/' || n, '',
    ${JSON.stringify(PLAIN_STYLE)}::jsonb
  from generate_series(1, ${LINKS}::int) as n`.execute(db);
await sql`
  insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
  select client_id, suffix_key, suffix, id, true from touchpoints.touchpoints`.execute(db);
await sql`
  insert into touchpoints.totals (client_id, touchpoint_id)
  select client_id, id from touchpoints.touchpoints`.execute(db);
const suiteAddress = await (await openServer()).listen({ port: 0, host: '127.0.0.1' });

const bare = fastify();
bare.get('/:suffix', (_request, reply) => reply.redirect('https://shop.example/'));
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

const countedVisits = async () => {
  const { rows } = await sql<{ visits: number }>`
    select coalesce(sum(visits), 0)::float as visits from touchpoints.totals`.execute(db);
  return rows[0]?.visits;
};

process.send?.({ suite: suiteAddress, bare: bareAddress, host: HOST, links: LINKS });
let endProfile: Awaited<ReturnType<typeof startProfile>> | undefined;
process.on('message', async (message) => {
  if (message === 'count') return process.send?.({ visits: await countedVisits() });
  if (message === 'cpu') return process.send?.({ cpu: process.cpuUsage() });
  if (message === 'profile') {
    endProfile = await startProfile();
    return process.send?.({});
  }
  if (message === 'costs') return process.send?.({ costs: await endProfile?.(3) });
  await bare.close();
  await end();
  process.exit(0);
});
