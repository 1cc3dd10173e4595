import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listDecisionsCall, listSuiteDecisionsCall } from '#platform/contract/decisions.ts';
import { ADMIN_ROLES, definePermission, ROLES } from '#platform/contract/permission.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { defineModule } from '../module.ts';
import type { DecisionSource } from '../module-parts.ts';
import { countUpTo } from './decision-source.ts';

const everyone = definePermission({
  ability: 'paint.see',
  sentence: 'Everyone.',
  roles: ROLES,
  everywhere: 'A test.',
});
const admins = definePermission({ ...everyone, ability: 'paint.mix', roles: ADMIN_ROLES });

const rows = (count: number): DecisionSource['count'] => {
  return (input) =>
    countUpTo(input, { from: sql`generate_series(1, ${count}::int)`, fits: sql`true` });
};
const source = (
  name: string,
  count: DecisionSource['count'],
  more: Partial<DecisionSource> = {},
): DecisionSource => ({
  text: `paint:decision.${name}`,
  module: 'paint',
  may: everyone,
  path: `paint/${name}`,
  count,
  ...more,
});

const suite = await testApp({
  work: false,
  modules: [
    defineModule({
      name: 'paint',
      decisions: [
        source('few', rows(3)),
        source('none', rows(0)),
        source('many', rows(5_000)),
        source('late', async () => ({ count: 1, path: 'paint/one', params: { name: 'Ochre' } }), {
          isUrgent: true,
        }),
        source('mix', rows(2), { may: admins }),
        source('elsewhere', rows(2), { module: 'wax' }),
      ],
    }),
    defineModule({
      name: 'broken-paint',
      decisions: [
        source('sound', rows(1), { module: 'broken-paint' }),
        source(
          'broken',
          (input) => countUpTo(input, { from: sql`no.such_table`, fits: sql`true` }),
          {
            module: 'broken-paint',
          },
        ),
      ],
    }),
  ],
});
const client = await suite.people.client();
const admin = await suite.adminOf(client);
const ask = async (visitor: typeof admin, module: string) =>
  (await visitor.call(listDecisionsCall, { query: { clientId: client.id, module } })).body;

test('counts come with their list, urgent ones first, capped, and without empty ones [BEY-09]', async () => {
  expect(await ask(admin, 'paint')).toEqual({
    items: [
      {
        text: { key: 'paint:decision.late', params: { count: 1, name: 'Ochre' } },
        count: 1,
        isMore: false,
        isUrgent: true,
        path: 'paint/one',
      },
      expect.objectContaining({ path: 'paint/few', count: 3, isMore: false, isUrgent: false }),
      expect.objectContaining({ path: 'paint/many', count: 999, isMore: true }),
      expect.objectContaining({ path: 'paint/mix', count: 2 }),
    ],
    kinds: 5,
    failed: 0,
  });
});

test('a count that fails does not hide the others, and is reported [BEY-09]', async () => {
  const { items, kinds, failed } = await ask(admin, 'broken-paint');
  expect(items.map(({ path }) => path)).toEqual(['paint/sound']);
  expect({ kinds, failed }).toEqual({ kinds: 2, failed: 1 });
});

test('users only get what they may decide; other clients and unknown modules give nothing [BEY-09]', async () => {
  const rep = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'sales_rep' }] }));
  const { items, kinds } = await ask(rep, 'paint');
  expect(items.map(({ path }) => path)).not.toContain('paint/mix');
  expect(kinds).toBe(4);
  expect(await ask(admin, 'nothing')).toEqual({ items: [], kinds: 0, failed: 0 });
  const stranger = await suite.adminOf(await suite.people.client());
  const query = { clientId: client.id, module: 'paint' };
  expect((await stranger.call(listDecisionsCall, { query })).status).toBe(403);
  const malformed = { query: { ...query, module: 'Paint; drop' } };
  expect((await admin.call(listDecisionsCall, malformed)).status).toBe(400);
});

test('super admins get failed mails and growing queues of all clients; nobody else does [BEY-09]', async () => {
  const db = suite.app.database.acrossClients();
  await sql`
    insert into platform.queue_samples (queue, waiting, oldest_seconds, grown_samples)
    values ('paint', 10, 100, 2)`.execute(db);
  const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const { body } = await superAdmin.call(listSuiteDecisionsCall, {});
  expect(body.items).toContainEqual(
    expect.objectContaining({ count: 1, isUrgent: true, path: 'super-admin/jobs' }),
  );
  expect(body.failed).toBe(0);
  expect((await admin.call(listSuiteDecisionsCall, {})).status).toBe(403);
});
