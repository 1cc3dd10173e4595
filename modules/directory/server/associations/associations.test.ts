import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  listAssociationsCall,
  listUserAssociations,
  setAssociations,
} from '#modules/directory/contract/associations.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';

const suite = await testApp();
const shop = new Shop(suite.app);
const client = await suite.people.client({ name: 'Maison Aubrac' });
const other = await suite.people.client();
const admin = await suite.adminOf(client);
const [dach, norge] = [await shop.group(client, 'DACH'), await shop.group(client, 'Norge')];
const oslo = await shop.location(client, {
  code: 'NO-7',
  name: 'Bjørvika',
  city: 'Oslo',
  groups: [norge],
});
const both = await shop.location(client, { name: 'Aalen', city: 'Aalen', groups: [dach, norge] });
const alone = await shop.location(client, { name: 'Zermatt', city: 'Zermatt' });
const foreign = await shop.location(other, { name: 'Bjørvika of others' });
const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });

const tree = async (query: object) =>
  (await admin.call(listAssociationsCall, { query: { clientId: client.id, ...query } })).body;
const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name);

test('the tree starts with the brand, then its groups and ungrouped locations, then grouped locations [USR-06]', async () => {
  const root = await tree({});
  expect(root.items).toMatchObject([
    {
      kind: 'brand',
      id: client.id,
      parentId: null,
      name: 'Maison Aubrac',
      locations: 3,
      groups: 2,
      children: true,
    },
  ]);
  const below = await tree({ parent: client.id });
  expect(below).toMatchObject({ total: 3 });
  expect(
    below.items.map(({ kind, name, locations, children }) => [kind, name, locations, children]),
  ).toEqual([
    ['group', 'DACH', 1, true],
    ['group', 'Norge', 2, true],
    ['location', 'Zermatt', 1, false],
  ]);
  expect(below.items[2]).toMatchObject({ id: alone, parentId: client.id, detail: 'Zermatt' });
  const inGroup = await tree({ parent: norge });
  expect(inGroup.items.map(({ id, parentId }) => [id, parentId])).toEqual([
    [both, norge],
    [oslo, norge],
  ]);
});

test('children come a page at a time', async () => {
  const first = await tree({ parent: norge, limit: 1 });
  const second = await tree({ parent: norge, limit: 1, page: 2 });
  expect([first.total, names(first.items), names(second.items)]).toEqual([
    2,
    ['Aalen'],
    ['Bjørvika'],
  ]);
});

test('a search finds groups by name and locations by name, city or code, with their ancestors', async () => {
  expect(names((await tree({ words: 'nor' })).items)).toEqual(['Norge']);
  for (const words of ['bjorvika', 'OSLO', 'no-7']) {
    const found = await tree({ words });
    expect([found.total, names(found.items), names(found.ancestors)]).toEqual([
      1,
      ['Bjørvika'],
      ['Maison Aubrac', 'Norge'],
    ]);
    expect(found.items[0]).toMatchObject({ parentId: norge, code: 'NO-7' });
  }
  expect((await tree({ words: 'zermatt', parent: norge })).total).toBe(0);
});

test('a location with a sales representative is marked', async () => {
  const before = await tree({ parent: norge });
  expect(before.items.map(({ hasRepresentative }) => hasRepresentative)).toEqual([false, false]);
  await shop.addRepresentative(rep, client, { location: oslo });
  const after = await tree({ parent: norge });
  expect(after.items.map(({ hasRepresentative }) => hasRepresentative)).toEqual([false, true]);
});

test('another client’s groups and locations are not there', async () => {
  const { status } = await admin.call(listAssociationsCall, {
    query: { clientId: client.id, parent: await shop.group(other, 'Theirs') },
  });
  expect(status).toBe(404);
  const refused = await admin.call(listAssociationsCall, { query: { clientId: other.id } });
  expect(refused.problem.code).toBe('FORBIDDEN');
});

test('20,000 locations are returned page by page, and the search uses the index [USR-06]', async () => {
  const large = await suite.people.client();
  const group = await shop.group(large, 'All');
  await sql`
    insert into directory.locations (client_id, id, code, name, city, country)
    select ${large.id}, gen_random_uuid(), 'C' || n, 'Store ' || lpad(n::text, 5, '0'), 'City ' || n % 500, 'FR'
    from generate_series(1, 20000) as n`.execute(shop.db);
  await sql`
    insert into directory.group_members (client_id, group_id, location_id)
    select client_id, ${group}, id from directory.locations where client_id = ${large.id} and code <> 'C77'`.execute(
    shop.db,
  );
  const keeper = await suite.adminOf(large);
  const fetchPage = async (query: object) =>
    keeper.call(listAssociationsCall, { query: { clientId: large.id, ...query } });
  const page = await fetchPage({ parent: group, limit: 50, page: 400 });
  expect([page.body.total, page.body.items.length]).toEqual([19_999, 49]);
  expect(page.raw.body.length).toBeLessThan(20_000);
  const below = await fetchPage({ parent: large.id });
  expect(names(below.body.items)).toEqual(['All', 'Store 00077']);
  const found = await fetchPage({ words: 'store 12345' });
  expect(names(found.body.items)).toEqual(['Store 12345']);

  // The search must use the trigram index and not scan twenty thousand rows.
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  await owner.query('analyze directory.locations');
  const plan = await owner.query(
    "explain select id from directory.locations where client_id = $1 and search like '%12345%' and search like '%store%'",
    [large.id],
  );
  await owner.end();
  expect(JSON.stringify(plan.rows)).toContain('locations_search');
});

test('associations of a user are replaced as a whole, and those of another client are rejected [USR-06]', async () => {
  const db = suite.app.database.ofClient(client.id);
  const { app } = suite;
  const set = (associations: { kind: 'brand' | 'group' | 'location'; id: string }[]) =>
    db
      .transaction()
      .execute((tx) =>
        app.ports.call(
          setAssociations,
          { clientId: client.id, userId: rep.id, associations },
          { db: tx, app },
        ),
      );
  const read = async () =>
    (
      await app.ports.call(
        listUserAssociations,
        { clientId: client.id, userIds: [rep.id], named: 2 },
        { db, app },
      )
    ).get(rep.id);
  await set([
    { kind: 'group', id: norge },
    { kind: 'location', id: alone },
    { kind: 'location', id: oslo },
  ]);
  expect(await read()).toEqual({
    associations: [
      { kind: 'group', id: norge, name: 'Norge', detail: '', groupIds: [] },
      { kind: 'location', id: oslo, name: 'Bjørvika', detail: 'Oslo', groupIds: [norge] },
    ],
    total: 3,
    locations: 3,
  });
  await set([{ kind: 'location', id: both }]);
  const [inTwo] = (await read())?.associations ?? [];
  expect(inTwo?.groupIds.toSorted()).toEqual([dach, norge].toSorted());
  await set([
    { kind: 'group', id: norge },
    { kind: 'location', id: alone },
    { kind: 'location', id: oslo },
  ]);
  for (const wrong of [
    { kind: 'location' as const, id: foreign },
    { kind: 'group' as const, id: oslo },
    { kind: 'brand' as const, id: other.id },
  ])
    await expect(set([{ kind: 'group', id: dach }, wrong])).rejects.toMatchObject({
      code: 'ASSOCIATION_UNKNOWN',
      errors: [{ field: 'body.associations' }],
    });
  expect((await read())?.total).toBe(3);
  await set([{ kind: 'brand', id: client.id }]);
  expect(await read()).toMatchObject({
    associations: [{ kind: 'brand', name: 'Maison Aubrac' }],
    locations: 3,
  });
  await set([]);
  expect(await read()).toBeUndefined();
});
