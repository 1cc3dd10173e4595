import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { superAdminViewCalls } from '#platform/contract/lists/saved-view.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createViewUser, LIST, viewActions } from './testing/view-user.ts';

const suite = await testApp({ work: false });

test('a view stores filter, sort and columns under its name, separately for each list [BEY-01]', async () => {
  const person = await createViewUser(suite, await suite.people.client());
  const search = 'f.country=any-of%3AFR&sort=-scans';
  const made = await person.keep({ name: '  Frankreich ', search });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    id: expect.any(String),
    list: LIST,
    name: 'Frankreich',
    search,
    shared: false,
    mine: true,
    mayChange: true,
    version: 1,
    updatedAt: expect.any(String),
  });
  await person.keep({ name: 'élysée', search: '' });
  await person.keep({ list: 'directory.locations', name: 'Elsewhere' });
  expect(await person.names()).toEqual(['élysée', 'Frankreich']);
  const { items } = await person.views();
  expect(items[0]).toMatchObject({ search: '' });
  expect(items[1]).toEqual(made.body);
  expect(await person.names('directory.products')).toEqual([]);
});

test('no other user sees, changes or deletes a private view, not even an admin [BEY-01]', async () => {
  const client = await suite.people.client();
  const owner = await createViewUser(suite, client);
  const { body: view } = await owner.keep();
  const superAdmin = await suite.people.user({ superAdmin: true });
  const others = [
    await createViewUser(suite, client),
    await createViewUser(suite, client, 'brand_admin'),
    viewActions(client, await suite.visitor().as(superAdmin)),
  ];
  for (const other of others) {
    expect(await other.names()).toEqual([]);
    const changed = await other.change(view.id, { version: 1, name: 'Mine now' });
    expect([changed.status, changed.problem.code]).toEqual([404, 'NOT_FOUND']);
    expect((await other.remove(view.id)).status).toBe(404);
  }
  expect((await owner.views()).items).toEqual([view]);
});

test('a view is renamed and overwritten; omitted fields are unchanged [BEY-01]', async () => {
  const person = await createViewUser(suite, await suite.people.client());
  const { body: view } = await person.keep();
  const renamed = await person.change(view.id, { version: 1, name: 'Lyon' });
  expect(renamed.body).toMatchObject({ name: 'Lyon', search: 'q=paris', version: 2 });
  const overwritten = await person.change(view.id, { version: 2, search: '' });
  expect(overwritten.body).toMatchObject({ name: 'Lyon', search: '', version: 3 });
  expect((await person.views()).items).toEqual([overwritten.body]);
});

test('of three concurrent changes to the same version, one is saved and the others are refused', async () => {
  const person = await createViewUser(suite, await suite.people.client());
  const { body: view } = await person.keep();
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) => person.change(view.id, { version: 1, name })),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ problem }) => problem.code)).toEqual(Array(2).fill('CHANGED_MEANWHILE'));
  expect((await person.views()).items[0]?.version).toBe(2);
});

test('a view is deleted and can be saved again with the same content [BEY-01]', async () => {
  const person = await createViewUser(suite, await suite.people.client());
  const { body: view } = await person.keep();
  const answer = await person.remove(view.id);
  expect([answer.status, answer.raw.body]).toEqual([204, '']);
  expect(await person.names()).toEqual([]);
  expect((await person.remove(view.id)).status).toBe(404);
  expect((await person.change(view.id, { version: 1 })).status).toBe(404);
  const { list, name, search, shared } = view;
  expect((await person.keep({ list, name, search, shared })).status).toBe(201);
});

test('a super admin who acts as a user sees that user’s views, and the audit log names the super admin', async () => {
  const client = await suite.people.client();
  const person = await createViewUser(suite, client);
  await person.keep({ name: 'Before' });
  const superAdmin = await suite.people.user({ superAdmin: true });
  const visitor = await suite.visitor().as(superAdmin);
  const begun = await visitor.send({
    method: 'POST',
    path: `/api/sa/users/${person.user.id}/act-as`,
    body: { reason: 'They asked for help' },
  });
  expect(begun.status).toBe(204);
  const acting = viewActions(client, visitor);
  expect(await acting.names()).toEqual(['Before']);
  const { body: view } = await acting.keep({ name: 'With help' });
  expect(await person.names()).toEqual(['Before', 'With help']);
  const { rows } = await sql`
    select client_id, user_id, by_user_id, label, after ->> 'search' as search
    from platform.audit_entries where record = 'platform.saved_views' and record_id = ${view.id}`.execute(
    suite.app.database.acrossClients(),
  );
  // A saved search may contain a person's name, so the log does not store it.
  expect(rows).toEqual([
    {
      client_id: client.id,
      user_id: person.user.id,
      by_user_id: superAdmin.id,
      label: 'With help',
      search: 'hidden',
    },
  ]);
});

test('removing a user from a client deletes their private views there; their shared views remain [BEY-01]', async () => {
  const [left, stayed] = [await suite.people.client(), await suite.people.client()];
  const at = [left, stayed].map((client) => ({ client, role: 'brand_user' as const }));
  const [user, colleague] = [await suite.people.user({ at }), await createViewUser(suite, left)];
  const visitor = await suite.visitor().as(user);
  const [there, here] = [viewActions(left, visitor), viewActions(stayed, visitor)];
  await there.keep({ name: 'Own' });
  await there.keep({ name: 'Shared', shared: true });
  await here.keep({ name: 'Elsewhere' });
  await colleague.keep({ name: 'A colleague’s' });
  const across = suite.app.database.acrossClients();

  await sql`update accounts.memberships set disabled_at = now()
    where client_id = ${left.id} and user_id = ${user.id}`.execute(across);
  expect(await storedViewNames(user.id)).toEqual(['Elsewhere', 'Own', 'Shared']);
  await sql`delete from accounts.memberships
    where client_id = ${left.id} and user_id = ${user.id}`.execute(across);
  expect(await storedViewNames(user.id)).toEqual(['Elsewhere', 'Shared']);
  expect(await colleague.names()).toEqual(['A colleague’s', 'Shared']);
});

test('deleting a user deletes their private views of all clients and of the super admin area [BEY-01]', async () => {
  const [client, user] = [
    await suite.people.client(),
    await suite.people.user({ superAdmin: true }),
  ];
  const visitor = await suite.visitor().as(user);
  await viewActions(client, visitor).keep({ name: 'Own' });
  await viewActions(client, visitor).keep({ name: 'Shared', shared: true });
  for (const shared of [false, true])
    await visitor.call(superAdminViewCalls.create, {
      params: {},
      body: { list: LIST, name: `House ${shared}`, search: '', shared },
    });
  await sql`delete from accounts.users where id = ${user.id}`.execute(
    suite.app.database.acrossClients(),
  );
  expect(await storedViewNames(user.id)).toEqual(['House true', 'Shared']);
});

async function storedViewNames(userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from platform.saved_views where user_id = ${userId}
    union all select name from platform.house_views where user_id = ${userId}
    order by name`.execute(suite.app.database.acrossClients());
  return rows.map(({ name }) => name);
}
