import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  SHARED_VIEWS_PER_LIST,
  VIEW_NAME_MAX_LENGTH,
  VIEW_SEARCH_MAX_LENGTH,
  VIEWS_PER_LIST,
  VIEWS_PER_USER,
} from '#platform/contract/lists/saved-view.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createViewUser, LIST } from './testing/view-user.ts';

const suite = await testApp({ work: false });
const db = suite.app.database.acrossClients();

async function fill(
  client: TestClient,
  { count, list = LIST, ...given }: { count: number; list?: string; userId: string; shared?: true },
) {
  await sql`
    insert into platform.saved_views (client_id, id, user_id, list, name, search, shared)
    select ${client.id}, gen_random_uuid(), ${given.userId}, ${list}, 'View ' || number, '', ${given.shared ?? false}
    from generate_series(1, ${count}::int) as number`.execute(db);
}

test('a name is taken by one’s own and by shared ones, whatever its case and accents [BEY-01]', async () => {
  const client = await suite.people.client();
  const one = await createViewUser(suite, client);
  const other = await createViewUser(suite, client);
  const { body: saved } = await one.keep({ name: 'Élysée' });
  const again = await one.keep({ name: ' ELYSEE' });
  expect([again.status, again.problem.code]).toEqual([409, 'VIEW_NAME_TAKEN']);
  expect(again.problem.errors).toEqual([
    { field: 'body.name', code: 'VIEW_NAME_TAKEN', params: { name: 'ELYSEE' } },
  ]);
  expect((await one.keep({ name: 'Elysee', list: 'directory.products' })).status).toBe(201);
  // Another user's private view does not block a name, because that would reveal it.
  const { body: theirs } = await other.keep({ name: 'elysee' });
  expect((await one.change(saved.id, { version: 1, shared: true })).status).toBe(200);
  const shared = await other.change(theirs.id, { version: 1, shared: true });
  expect([shared.status, shared.problem.code]).toEqual([409, 'VIEW_NAME_TAKEN']);
  expect((await other.keep({ name: 'Élysee', shared: true })).problem.code).toBe('VIEW_NAME_TAKEN');
  const { body: third } = await other.keep({ name: 'Third' });
  const renamed = await other.change(third.id, { version: 1, name: 'ÉLYSÉE' });
  expect(renamed.problem.code).toBe('VIEW_NAME_TAKEN');
});

test('a name of characters with long decompositions is accepted', async () => {
  const person = await createViewUser(suite, await suite.people.client());
  expect((await person.keep({ name: '\ufdfa'.repeat(80) })).status).toBe(201);
});

test('a user can save a limited number of views per list, even with concurrent requests', async () => {
  const client = await suite.people.client();
  const person = await createViewUser(suite, client);
  await fill(client, { count: VIEWS_PER_LIST - 1, userId: person.user.id });
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => person.keep({ name })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.problem).toMatchObject({
    code: 'VIEW_LIMIT_REACHED',
    params: { max: VIEWS_PER_LIST },
  });
  expect((await person.keep({ list: 'directory.products' })).status).toBe(201);
  expect((await (await createViewUser(suite, client)).keep()).status).toBe(201);
});

test('a user can save a limited number of views across all lists', async () => {
  const client = await suite.people.client();
  const person = await createViewUser(suite, client);
  for (let list = 0; list < VIEWS_PER_USER / VIEWS_PER_LIST; list += 1)
    await fill(client, {
      count: VIEWS_PER_LIST,
      userId: person.user.id,
      list: `invented.list-${list}`,
    });
  const refused = await person.keep();
  expect(refused.problem).toMatchObject({
    code: 'VIEW_LIMIT_REACHED',
    params: { max: VIEWS_PER_USER },
  });
});

test('the number of shared views per list is limited across all users', async () => {
  const client = await suite.people.client();
  const one = await createViewUser(suite, client);
  const other = await createViewUser(suite, client);
  await fill(client, { count: SHARED_VIEWS_PER_LIST, userId: one.user.id, shared: true });
  const made = await other.keep({ shared: true });
  const { body: view } = await other.keep();
  const shared = await other.change(view.id, { version: 1, shared: true });
  for (const { status, problem } of [made, shared]) {
    expect([status, problem.code]).toEqual([409, 'SHARED_VIEW_LIMIT_REACHED']);
    expect(problem.errors?.[0]?.field).toBe('body.shared');
  }
  const [first] = (await one.views()).items;
  const saved = await one.change(first?.id ?? '', { version: 1, shared: true, name: 'Still here' });
  expect(saved.status).toBe(200);
});

test.each([
  ['body.list', { list: 'Touchpoints' }],
  ['body.list', { list: `a${'.'.repeat(80)}` }],
  ['body.name', { name: '   ' }],
  ['body.name', { name: 'x'.repeat(VIEW_NAME_MAX_LENGTH + 1) }],
  ['body.search', { search: '?q=paris' }],
  ['body.search', { search: 'q=paris#part' }],
  ['body.search', { search: 'q=two words' }],
  ['body.search', { search: 'x'.repeat(VIEW_SEARCH_MAX_LENGTH + 1) }],
  ['body.shared', { shared: 'yes' as never }],
])('invalid input is reported for %s', async (field, given) => {
  const person = await createViewUser(suite, await suite.people.client());
  const { status, problem } = await person.keep(given);
  expect(status).toBe(400);
  expect(problem.errors?.map((error) => error.field)).toEqual([field]);
});

test('a list without a name, and a change without a version, are refused at their place', async () => {
  const client = await suite.people.client();
  const { visitor, keep, change } = await createViewUser(suite, client);
  const path = `/gtr-core/clients/${client.id}/views`;
  const list = await visitor.send({ method: 'GET', path });
  expect(list.problem.errors?.[0]?.field).toBe('query.list');
  const { body: view } = await keep();
  const changed = await change(view.id, { name: 'Lyon' } as never);
  expect(changed.problem.errors?.[0]?.field).toBe('body.version');
});
