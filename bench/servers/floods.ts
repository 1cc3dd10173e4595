/** Child process: the app with links, a brand with much to export, and no limit per network address. */
import { sql } from 'kysely';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import type { CallDefinition } from '#platform/contract/call.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import { modules } from '#suite/server/modules.ts';
import { benchApp } from '../load/bench-app.ts';

const LINKS = 60_000;
const HOST = 'floods.example';
const CLIENT = '019a8000-0003-7000-8000-000000000001';

const { app, openServer, accessOf, end } = await benchApp({
  // Wrong sign-ins come from many addresses, because a locked address would be no attack.
  environment: { TRUSTED_PROXIES: 'loopback' },
  demo: true,
  work: true,
});
const db = app.database.acrossClients();
await sql`
  insert into directory.clients (id, identifier, brand_id, name, short_url_base)
  values (${CLIENT}, 'floods', 'floods', 'Floods', ${HOST})`.execute(db);
await sql`
  insert into directory.client_modules (client_id, module, product)
  values (${CLIENT}, 'touchpoints', 'v2')`.execute(db);
await sql`
  insert into touchpoints.touchpoints (client_id, id, type, configuration_slug, suffix, dest_url, code_address, code_style)
  select ${CLIENT}, lpad(to_hex(n), 24, '0'), 'custom', 'standard', 'code-' || n, 'https://shop.example/' || n, '',
    ${JSON.stringify(PLAIN_STYLE)}::jsonb
  from generate_series(1, ${LINKS}::int) as n`.execute(db);
await sql`
  insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
  select client_id, suffix_key, suffix, id, true from touchpoints.touchpoints where client_id = ${CLIENT}`.execute(
  db,
);
await sql`
  insert into touchpoints.totals (client_id, touchpoint_id)
  select client_id, id from touchpoints.touchpoints where client_id = ${CLIENT}`.execute(db);
const { rows } = await sql<{ userId: string }>`
  with admin as (
    insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status)
    values (gen_random_uuid(), 'admin@floods.example', 'Ada', 'Admin', 'en', 'en', 'active') returning id)
  insert into accounts.memberships (client_id, user_id, role)
  select ${CLIENT}, id, 'brand_admin' from admin returning user_id as "userId"`.execute(db);
const address = await (await openServer()).listen({ port: 0, host: '127.0.0.1' });

const cookieOf = async (userId: string | undefined) => `${ACCESS_COOKIE}=${await accessOf(userId)}`;
const demoClient = demoClients[0];
const admin = demoUsers.find(({ memberships }) =>
  memberships.some(({ client, role }) => client === demoClient?.id && role === 'brand_admin'),
);
const calls: CallDefinition[] = collectFromModules(modules, 'routes').map(({ call }) => call);
process.send?.({
  address,
  host: HOST,
  links: LINKS,
  large: { brandId: 'floods', cookie: await cookieOf(rows[0]?.userId) },
  small: { brandId: demoClient?.brandId, cookie: await cookieOf(admin?.id) },
  open: calls
    .filter(({ access: { kind } }) => kind === 'public' || kind === 'link')
    .map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, 'x') })),
});
process.once('message', async () => {
  await end();
  process.exit(0);
});
