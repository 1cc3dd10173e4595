import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  countAllLocationsCall,
  listAllLocationsCall,
} from '#modules/directory/contract/all-clients.ts';
import {
  getLocationFiltersCall,
  listLocationsCall,
} from '#modules/directory/contract/locations/list-locations.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { searchCall } from '#platform/contract/search.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';

const suite = await testApp();
const shop = new Shop(suite.app);
const client = await suite.people.client();
const other = await suite.people.client();
const admin = await suite.adminOf(client);
const nord = await shop.group(client, 'Nord');
const boutique = await shop.type(client, 'Boutique');
const alesund = await shop.location(client, {
  code: 'NO-1',
  name: 'Jernvarehandel Ålesund',
  city: 'Ålesund',
  activity: 'Kitchen, gifts',
  groups: [nord],
});
const freiburg = await shop.location(client, {
  code: 'DE-1',
  name: 'Haushaltswaren Lindenmüller',
  city: 'Freiburg',
  country: 'DE',
  typeId: boutique,
});
const hidden = await shop.location(other, { name: 'Ålesund of somebody else', city: 'Ålesund' });
const params = { uuid: client.id };

function where(...filters: object[]) {
  return { groups: JSON.stringify([{ filters }]) };
}

function anyOf(field: string, ...value: string[]) {
  return where({ field, operator: 'any-of', value });
}

function noneOf(field: string, ...value: string[]) {
  return where({ field, operator: 'none-of', value });
}

async function names(query: Record<string, unknown>): Promise<string[]> {
  const { body } = await admin.call(listLocationsCall, { params, query });
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ name }) => name);
}

test('locations are listed by name, with groups and type, and only the own client’s [SUP-02]', async () => {
  const { body } = await admin.call(listLocationsCall, { params, query: {} });
  expect(body.total).toBe(2);
  expect(body.items.map(({ id }) => id)).toEqual([freiburg, alesund]);
  expect(body.items[0]).toMatchObject({
    type: { id: boutique, name: 'Boutique' },
    groups: [],
    closed: false,
  });
  expect(body.items[1]).toMatchObject({ groups: [{ id: nord, name: 'Nord' }], representatives: 0 });
});

test('a search finds a location by all terms in name, city and code, ignoring accents', async () => {
  expect(await names({ q: 'alesund' })).toEqual(['Jernvarehandel Ålesund']);
  expect(await names({ q: 'LINDENMULLER frei' })).toEqual(['Haushaltswaren Lindenmüller']);
  expect(await names({ q: 'de-1' })).toEqual(['Haushaltswaren Lindenmüller']);
  expect(await names({ q: 'å' })).toHaveLength(2);
  expect(await names({ q: 'alesund 100%' })).toEqual([]);
  expect(await names({ q: "%' or true --" })).toEqual([]);
});

const today = new Date().toISOString().slice(0, 10);
const bothNames = ['Haushaltswaren Lindenmüller', 'Jernvarehandel Ålesund'];
const [german, norwegian] = bothNames;

test.each([
  [anyOf('country', 'de'), [german]],
  [anyOf('country', 'DE', 'NO'), bothNames],
  [anyOf('type', boutique), [german]],
  [anyOf('group', nord), [norwegian]],
  [noneOf('group', nord), [german]],
  [anyOf('activity', 'Kitchen, gifts', 'Other | rare'), [norwegian]],
  [anyOf('activity', ''), [german]],
  [{ view: 'closed' }, []],
  [{ view: 'open' }, bothNames],
  [{ view: 'without-coordinates', ...anyOf('country', 'NO') }, [norwegian]],
  [{ view: 'without-representative' }, bothNames],
  [where({ field: 'city', operator: 'starts-with', value: 'ales' }), [norwegian]],
  [where({ field: 'name', operator: 'contains', value: 'lindenmuller' }), [german]],
  [where({ field: 'code', operator: 'equals', value: 'de-1' }), [german]],
  [where({ field: 'company', operator: 'contains', value: 'x' }), []],
  [where({ field: 'hasCoordinates', operator: 'is', value: true }), []],
  [where({ field: 'hasRepresentative', operator: 'is', value: false }), bothNames],
  [where({ field: 'closed', operator: 'is', value: false }), bothNames],
  [where({ field: 'updated', operator: 'between', value: [today, today] }), bothNames],
  [{ sortBy: 'code', sortDesc: 'true' }, [norwegian, german]],
])('the list is narrowed by %o', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('"none of" leaves exactly the others, however many are named, and those that have none at all [SUP-02]', async () => {
  const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const elsewhere = COUNTRY_CODES.filter((code) => code !== 'DE');
  const types = Array.from({ length: 250 }, () => randomUUID());
  const left = async (...filters: object[]) =>
    (
      await superAdmin.call(listAllLocationsCall, {
        query: where(
          { field: 'client', operator: 'any-of', value: [client.id, other.id] },
          ...filters,
        ),
      })
    ).body.items.map(({ id }) => id);
  expect(elsewhere.length).toBeGreaterThan(200);
  expect(await left({ field: 'country', operator: 'none-of', value: elsewhere })).toEqual([
    freiburg,
  ]);
  expect(await left({ field: 'type', operator: 'none-of', value: types })).toHaveLength(3);
  expect(
    await left({ field: 'type', operator: 'none-of', value: [...types, boutique] }),
  ).not.toContain(freiburg);
  expect(await left({ field: 'country', operator: 'none-of', value: ['DE'] })).toHaveLength(2);
});

test('a page returns the total count, also beyond the last page', async () => {
  const second = await admin.call(listLocationsCall, { params, query: { page: 2, limit: 1 } });
  expect([second.body.total, second.body.items.map(({ id }) => id)]).toEqual([2, [alesund]]);
  const beyond = await admin.call(listLocationsCall, { params, query: { page: 9 } });
  expect(beyond.body).toEqual({ items: [], total: 2 });
});

test('filters list the available options with their counts', async () => {
  const { body } = await admin.call(getLocationFiltersCall, { params });
  expect(body).toMatchObject({
    views: {
      all: 2,
      open: 2,
      closed: 0,
      'without-coordinates': 2,
      'without-representative': 2,
    },
    group: [{ value: nord, label: 'Nord', count: 1 }],
    type: [{ value: boutique, label: 'Boutique', count: 1 }],
    activity: [{ value: 'Kitchen, gifts', count: 1 }],
  });
  expect(body.country.map(({ value }) => value).sort()).toEqual(['DE', 'NO']);
});

test('wrong filters are refused at their field', async () => {
  const { status, problem } = await admin.call(listLocationsCall, {
    params,
    query: { ...anyOf('country', 'XX'), page: 0, view: 'gone' as 'open' },
  });
  expect(status).toBe(400);
  expect(problem.errors?.map(({ field }) => field).sort()).toEqual([
    'query.groups.0.filters.0.value.0',
    'query.page',
    'query.view',
  ]);
});

test('a store owner sees only their own locations in list, count, filters, detail and search [USR-10]', async () => {
  const mine = await suite.people.client();
  const south = await shop.group(mine, 'South');
  const north = await shop.group(mine, 'North');
  const own = await shop.location(mine, { name: 'Own kitchen', groups: [south] });
  const grouped = await shop.location(mine, { name: 'Grouped kitchen', groups: [south] });
  const foreign = await shop.location(mine, {
    name: 'Foreign kitchen',
    groups: [north],
    country: 'FR',
  });
  const user = await suite.people.user({ at: [{ client: mine, role: 'store_owner' }] });
  await shop.addRepresentative(user, mine, { location: own });
  const owner = await suite.visitor().as(user);
  const at = { uuid: mine.id };

  const seen = async (query: Record<string, unknown> = {}) =>
    (await owner.call(listLocationsCall, { params: at, query })).body;
  expect(await seen()).toMatchObject({ total: 1, items: [{ id: own }] });
  expect(await seen({ q: 'kitchen' })).toMatchObject({ total: 1, items: [{ id: own }] });
  expect((await seen(anyOf('group', north))).total).toBe(0);
  const filters = await owner.call(getLocationFiltersCall, { params: at });
  expect(filters.body).toMatchObject({
    views: { all: 1 },
    group: [{ value: south, count: 1 }],
    country: [{ value: 'NO', count: 1 }],
  });
  expect(filters.body.country).toHaveLength(1);
  expect(filters.body.group).toHaveLength(1);
  const one = (id: string) => owner.call(getLocationCall, { params: { ...at, id } });
  expect([(await one(own)).status, (await one(foreign)).status]).toEqual([200, 404]);
  const search = await owner.call(searchCall, { query: { clientId: mine.id, q: 'kitchen' } });
  expect(search.body.groups.flatMap(({ hits }) => hits)).toEqual([]);

  await shop.addRepresentative(user, mine, { group: south });
  expect((await seen()).items.map(({ id }) => id).sort()).toEqual([own, grouped].sort());
  await shop.addRepresentative(user, mine, { brand: true });
  expect((await seen()).total).toBe(3);
});

test('the header search finds locations of the client for users who manage them [NAV-08]', async () => {
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'alesund' } });
  expect(body.groups).toMatchObject([
    {
      kind: 'locations',
      total: 1,
      hits: [{ path: `settings/locations/${alesund}`, meta: 'Ålesund, NO-1' }],
    },
  ]);
});

test('super admins list the locations of all clients, or of some [SUP-02]', async () => {
  const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const all = await superAdmin.call(listAllLocationsCall, { query: { q: 'Ålesund' } });
  expect(all.body.items.map(({ id, client: at }) => [id, at.uuid])).toEqual(
    expect.arrayContaining([
      [alesund, client.id],
      [hidden, other.id],
    ]),
  );
  const some = await superAdmin.call(listAllLocationsCall, {
    query: anyOf('client', other.id),
  });
  expect(some.body).toMatchObject({
    total: 1,
    items: [{ id: hidden, client: { name: other.name } }],
  });
  const whole = await superAdmin.call(listAllLocationsCall, { query: {} });
  const closed = await superAdmin.call(listAllLocationsCall, { query: { view: 'closed' } });
  const { body: counts } = await superAdmin.call(countAllLocationsCall, {});
  expect(counts).toMatchObject({
    views: { all: whole.body.total, closed: closed.body.total },
    cappedViews: [],
  });
  expect((await admin.call(countAllLocationsCall, {})).status).toBe(403);
});
