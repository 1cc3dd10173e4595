/** The two servers that the bench compares, in a process of their own: the house, and the same query with nothing around it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { definePermission } from '#platform/contract/permission.ts';
import { ROLES } from '#platform/contract/role.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import { routeOf } from '#platform/server/http/route.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import { loadDemo } from '#suite/demo/load-demo.ts';
import { modules } from '#suite/server/modules.ts';

const QUERY = 'select id, identifier, brand_id, name from directory.clients where id = ';
const call = defineCall({
  method: 'GET',
  path: '/bench/clients/{clientId}',
  module: 'bench',
  summary: 'One query behind session, permission and validation.',
  access: {
    kind: 'client',
    client: 'params.clientId',
    may: definePermission({
      ability: 'bench.read',
      sentence: 'Whoever has the leads reads the bench.',
      roles: ROLES,
      menu: 'platform/leads',
    }),
  },
  params: z.strictObject({ clientId: uuid }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
  response: z.object({
    id: z.string(),
    identifier: z.string(),
    brand_id: z.string(),
    name: z.string(),
  }),
});
const route = routeOf<never>()(call, async ({ db, params }) => {
  const { rows } = await sql<
    z.infer<typeof call.response>
  >`${sql.raw(QUERY)} ${params.clientId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the client of the bench is gone');
  return row;
});

const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
const postgres = await startEmbeddedPostgres({ directory });
const all = [...modules, { name: 'bench', routes: [route] }];
await migrateDatabase({
  url: postgres.url,
  migrations: all.flatMap(({ migrations }) => migrations ?? []),
});
const config = readConfig({
  DATA_DIR: directory,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '100000000',
});
const { app, stop } = await createApp({
  config,
  log: createLog({ level: 'silent' }),
  rootKey: 'only for the bench, and long enough',
  databaseUrl: postgres.url,
  modules: all,
  work: false,
});
await loadDemo(app);
const { server } = await createServer(app, { modules: all, webDirectory: undefined });
const house = await server.listen({ port: 0, host: '127.0.0.1' });
const { access } = await app.sessions.begin(app.database.acrossClients(), {
  userId: demoUsers[0]?.id ?? '',
  userAgent: 'bench',
});

const pool = new pg.Pool({ connectionString: postgres.url, max: config.DATABASE_POOL });
const bare = fastify();
bare.get<{ Params: { clientId: string } }>('/bench/clients/:clientId', async (request) => {
  const { rows } = await pool.query(`${QUERY} $1`, [request.params.clientId]);
  return rows[0];
});
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

const path = `/bench/clients/${demoClients[0]?.id}?page=2`;
process.send?.({
  house: `${house}${path}`,
  bare: `${bareAddress}${path}`,
  cookie: `${ACCESS_COOKIE}=${access}`,
});
process.once('message', async () => {
  await Promise.all([server.close(), bare.close(), pool.end()]);
  await stop();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
  process.exit(0);
});
