import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientViewCalls } from '#platform/contract/lists/saved-view.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createViewUser, LIST, viewActions } from './testing/view-user.ts';

const suite = await testApp({ work: false });
const db = suite.app.database.acrossClients();

test('a shared view is visible to all users of the client as another user’s view [BEY-01]', async () => {
  const client = await suite.people.client();
  const owner = await createViewUser(suite, client);
  const { body: view } = await owner.keep({ shared: true });
  for (const role of ['brand_user', 'sales_rep', 'store_owner'] as const) {
    const { items } = await (await createViewUser(suite, client, role)).views();
    expect(items).toEqual([{ ...view, mine: false, mayChange: false }]);
  }
  const admin = await createViewUser(suite, client, 'brand_admin');
  expect((await admin.views()).items).toEqual([{ ...view, mine: false, mayChange: true }]);
});

test('another client’s users get nothing of it, and cannot reach it by its id [BEY-01]', async () => {
  const client = await suite.people.client();
  const { body: view } = await (await createViewUser(suite, client)).keep({ shared: true });
  const elsewhere = await suite.people.client();
  const stranger = await createViewUser(suite, elsewhere, 'brand_admin');
  expect(await stranger.names()).toEqual([]);
  expect((await stranger.change(view.id, { version: 1, name: 'X' })).status).toBe(404);
  expect((await stranger.remove(view.id)).status).toBe(404);
  const knocking = viewActions(client, stranger.visitor);
  expect((await knocking.keep()).status).toBe(403);
  const list = await stranger.visitor.call(clientViewCalls.list, {
    params: { uuid: client.id },
    query: { list: LIST },
  });
  expect([list.status, list.problem.code]).toEqual([403, 'FORBIDDEN']);
  const { rows } = await sql`select from platform.saved_views where id = ${view.id}`.execute(
    suite.app.database.ofClient(elsewhere.id),
  );
  expect(rows).toEqual([]);
});

test('its owner and admins change and delete it, other users may not [BEY-01]', async () => {
  const client = await suite.people.client();
  const owner = await createViewUser(suite, client);
  const other = await createViewUser(suite, client);
  const admin = await createViewUser(suite, client, 'brand_admin');
  const superAdmin = await suite.people.user({ superAdmin: true });
  const above = viewActions(client, await suite.visitor().as(superAdmin));
  const { body: view } = await owner.keep({ shared: true });
  const refused = await other.change(view.id, { version: 1, name: 'Theirs' });
  expect([refused.status, refused.problem.code]).toEqual([403, 'FORBIDDEN']);
  expect((await other.remove(view.id)).status).toBe(403);
  expect((await owner.change(view.id, { version: 1, name: 'One' })).body.version).toBe(2);
  expect((await admin.change(view.id, { version: 2, name: 'Two' })).body).toMatchObject({
    name: 'Two',
    mine: false,
  });
  expect((await above.change(view.id, { version: 3, name: 'Three' })).status).toBe(200);
  expect((await owner.views()).items[0]).toMatchObject({ name: 'Three', mine: true });
  expect((await admin.remove(view.id)).status).toBe(204);
  expect(await owner.names()).toEqual([]);
});

test('a view is shared and taken back; taken back by an admin it is its owner’s alone [BEY-01]', async () => {
  const client = await suite.people.client();
  const owner = await createViewUser(suite, client);
  const admin = await createViewUser(suite, client, 'brand_admin');
  const { body: view } = await owner.keep();
  expect((await owner.change(view.id, { version: 1, shared: true })).body.shared).toBe(true);
  expect(await admin.names()).toEqual(['Paris']);
  const taken = await admin.change(view.id, { version: 2, shared: false });
  expect(taken.body).toMatchObject({ shared: false, mine: false, mayChange: false });
  expect(await admin.names()).toEqual([]);
  expect((await owner.views()).items[0]).toMatchObject({ mine: true, mayChange: true, version: 3 });
});

test.each(['sales_rep', 'store_owner'] as const)(
  'a %s can save views, but cannot share them [BEY-01]',
  async (role) => {
    const client = await suite.people.client();
    const person = await createViewUser(suite, client, role);
    expect((await person.views()).mayShare).toBe(false);
    const refused = await person.keep({ shared: true });
    expect([refused.status, refused.problem.code]).toEqual([403, 'FORBIDDEN']);
    const { body: view } = await person.keep();
    expect((await person.change(view.id, { version: 1, shared: true })).status).toBe(403);
    expect((await person.change(view.id, { version: 1, name: 'Lyon' })).status).toBe(200);
    expect(await (await createViewUser(suite, client, 'brand_admin')).names()).toEqual([]);
    expect((await (await createViewUser(suite, client)).views()).mayShare).toBe(true);
  },
);

test('views of a user who may no longer share can be changed by admins only', async () => {
  const client = await suite.people.client();
  const owner = await createViewUser(suite, client);
  const { body: view } = await owner.keep({ shared: true });
  await sql`
    update accounts.memberships set role = 'store_owner' where user_id = ${owner.user.id}`.execute(
    db,
  );
  const demoted = viewActions(client, await suite.visitor().as(owner.user));
  expect((await demoted.views()).items).toMatchObject([{ mine: true, mayChange: false }]);
  expect((await demoted.change(view.id, { version: 1, name: 'X' })).status).toBe(403);
  const admin = await createViewUser(suite, client, 'brand_admin');
  expect((await admin.change(view.id, { version: 1, name: 'X' })).status).toBe(200);
});
