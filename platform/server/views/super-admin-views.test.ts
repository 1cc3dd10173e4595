import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { superAdminViewCalls } from '#platform/contract/lists/saved-view.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { LIST, viewActions } from './testing/view-user.ts';

const suite = await testApp({ work: false });
const list = 'super-admin.locations';
const superAdmin = async () => suite.visitor().as(await suite.people.user({ superAdmin: true }));
const items = async (visitor: Visitor) =>
  (await visitor.call(superAdminViewCalls.list, { params: {}, query: { list } })).body.items;
const keep = (visitor: Visitor, given: { name?: string; shared?: boolean } = {}) =>
  visitor.call(superAdminViewCalls.create, {
    params: {},
    body: { list, name: 'Closed', search: 'f.closed=true', ...given },
  });

test('lists above clients have views of their own, one’s own or shared with all super admins [BEY-01]', async () => {
  const one = await superAdmin();
  const other = await superAdmin();
  const { body: own, status } = await keep(one, { name: 'Mine' });
  const { body: shared } = await keep(one, { name: 'Ours', shared: true });
  expect(status).toBe(201);
  expect(await items(one)).toEqual([own, shared]);
  expect(await items(other)).toEqual([{ ...shared, mine: false, mayChange: true }]);
  const change = { params: { id: own.id }, body: { version: 1, name: 'Stolen' } };
  expect((await other.call(superAdminViewCalls.update, change)).status).toBe(404);
  expect((await keep(other, { name: 'OURS', shared: true })).problem.code).toBe('VIEW_NAME_TAKEN');
  expect((await keep(one, { name: 'mine' })).problem.code).toBe('VIEW_NAME_TAKEN');
  const renamed = await other.call(superAdminViewCalls.update, {
    params: { id: shared.id },
    body: { version: 1, name: 'All of us' },
  });
  expect(renamed.body).toMatchObject({ name: 'All of us', version: 2 });
  const gone = await other.call(superAdminViewCalls.delete, { params: { id: shared.id } });
  expect(gone.status).toBe(204);
  expect(await items(one)).toEqual([own]);
});

test('they are no client’s: not among its views, not within its reach, not under it in the log', async () => {
  const client = await suite.people.client();
  const visitor = await superAdmin();
  const { body: view } = await keep(visitor, { shared: true });
  const actions = viewActions(client, visitor);
  expect(await actions.names(list)).toEqual([]);
  expect((await actions.remove(view.id)).status).toBe(404);
  const { body: ofClient } = await actions.keep({ shared: true });
  const asSuperAdmin = await visitor.call(superAdminViewCalls.delete, {
    params: { id: ofClient.id },
  });
  expect(asSuperAdmin.status).toBe(404);
  expect(await actions.names(LIST)).toEqual(['Paris']);
  await expect(
    sql`select from platform.house_views`.execute(suite.app.database.ofClient(client.id)),
  ).rejects.toThrow('permission denied');
  const { rows } = await sql`
    select client_id, label from platform.audit_entries
    where record = 'platform.house_views' and record_id = ${view.id}`.execute(
    suite.app.database.acrossClients(),
  );
  expect(rows).toEqual([{ client_id: null, label: 'Closed' }]);
});
