/**
 * Child process with the two servers that the bench compares: the app, and the same query without the framework around
 * it.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { definePermission, ROLES } from '#platform/contract/permission.ts';
import { createRouteFactory } from '#platform/server/http/route.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import { benchApp } from '../load/bench-app.ts';
import { besideBare } from './beside-bare.ts';

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
const route = createRouteFactory<never>()(call, async ({ db, params }) => {
  const { rows } = await sql<
    z.infer<typeof call.response>
  >`${sql.raw(QUERY)} ${params.clientId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the client of the bench is gone');
  return row;
});

const bench = await benchApp({
  modules: [{ name: 'bench', routes: [route] }],
  demo: true,
});
const cookie = `${ACCESS_COOKIE}=${await bench.accessOf(demoUsers[0]?.id)}`;
const byHand = bench.pool(bench.app.config.DATABASE_POOL);
const path = `/bench/clients/${demoClients[0]?.id}?page=2`;
await besideBare(
  bench,
  (bare) =>
    bare.get<{ Params: { clientId: string } }>('/bench/clients/:clientId', async (request) => {
      const { rows } = await byHand.query(`${QUERY} $1`, [request.params.clientId]);
      return rows[0];
    }),
  ({ suite, bare }) => ({ suite: `${suite}${path}`, bare: `${bare}${path}`, cookie }),
);
