import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bulkChangeTouchpointsCall } from '#modules/touchpoints/contract/change-touchpoints.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/search-touchpoints.ts';
import type {
  TouchpointCondition,
  TouchpointSort,
  TouchpointView,
} from '#modules/touchpoints/contract/touchpoint-list.ts';
import { searchCall } from '#platform/contract/calls/search.ts';
import { dayIn, startOfDay } from '#platform/contract/time/zoned-days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countStatements } from '#platform/testing/database/count-statements.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { searchTouchpoints } from './search-touchpoints.ts';

const house = await testHouse();
let client = await house.people.client();
let admin = house.visitor();

beforeEach(async () => {
  client = await house.people.client();
  admin = await house.adminOf(client);
});

const made = (given: Parameters<typeof madeTouchpoint>[2] = {}) =>
  madeTouchpoint(house.app, client, given);
const db = () => house.app.database.ofClient(client.id);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function visited(id: string, scans: number, clicks = 0): Promise<void> {
  await sql`update touchpoints.totals set visits = ${scans + clicks}, scans = ${scans}, clicks = ${clicks}
    where touchpoint_id = ${id}`.execute(db());
}

async function search(
  asked: {
    view?: TouchpointView;
    q?: string;
    all?: TouchpointCondition[];
    any?: TouchpointCondition[];
    sortBy?: TouchpointSort;
    sortDesc?: boolean;
    page?: number;
    limit?: number;
  } = {},
) {
  const { view, q, all, any, ...rest } = asked;
  const answer = await admin.call(searchTouchpointsCall, {
    body: {
      brandId: client.brandId,
      searchFilter: {
        ...(view && { view }),
        ...(q && { q }),
        groups: [
          ...(all ? [{ match: 'all' as const, filters: all }] : []),
          ...(any ? [{ match: 'any' as const, filters: any }] : []),
        ],
      },
      ...rest,
    },
  });
  expect(answer.problem.code).toBeUndefined();
  return answer.body;
}

const suffixesOf = async (asked: Parameters<typeof search>[0]) =>
  (await search(asked)).items.map(({ sourceSuffix }) => sourceSuffix);

test('a row says what the list shows: product, further suffixes, scans apart from clicks, and ten weeks [TP-01]', async () => {
  const id = await made({
    sku: 'AUB-24',
    product_name: 'Cocotte',
    gtin: '4006381333931',
    suffix: 'Cocotte-24',
    quantity: 0,
  });
  await visited(id, 9, 4);
  await sql`insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
    values (${client.id}, 'topf', 'Topf', ${id}, false)`.execute(db());
  await sql`insert into touchpoints.daily_counts (client_id, touchpoint_id, dimension, day, value, scans, clicks)
    select ${client.id}, ${id}, 'all', date_trunc('week', now() at time zone 'UTC')::date - given.days, '', given.scans, 1
    from (values (0, 4), (1, 2), (63, 7), (64, 100)) as given (days, scans)`.execute(db());
  const { items, total } = await search();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    _id: id,
    type: 'product',
    state: 'live',
    shortUrl: `${house.app.config.publicUrl}/s/${client.brandId}/Cocotte-24`,
    additionalSuffixes: ['Topf'],
    leadsTo: 'landing',
    destUrl: `${house.app.config.publicUrl}/p/${client.brandId}/Cocotte-24`,
    quantity: 0,
    scans: 9,
    clicks: 4,
    weeks: [8, 0, 0, 0, 0, 0, 0, 0, 3, 5],
    qrCodes: ['Cocotte-24', 'Topf'].map((suffix) => ({
      suffix,
      address: `${house.app.config.publicUrl}/s/${client.brandId}/${suffix}?q`,
    })),
    product: { sku: 'AUB-24', name: 'Cocotte', gtin: '4006381333931' },
  });
});

test('a row carries every field that a touchpoint has by its specification [ENT-01]', async () => {
  await made({ sku: 'AUB-24', product_name: 'Cocotte' });
  const [row] = (await search()).items;
  for (const field of [
    ...['_id', 'destUrl', 'configurationSlug', 'shortUrl', 'sourceSuffix', 'additionalSuffixes'],
    ...['description', 'quantity', 'scans', 'started', 'ended', 'qrCodes'],
    ...['landingPageUpdatedAt', 'product.sku', 'product.name'],
  ])
    expect(row).toHaveProperty(field);
});

test('a page asks as many questions for many touchpoints as for one [ENT-01]', async () => {
  const asked = { searchFilter: { view: 'all' as const, groups: [] }, page: 1, limit: 25 };
  const statementsFor = async () => {
    const counted = countStatements(db());
    await searchTouchpoints(
      { db: counted.db as Db<TouchpointsTables>, app: house.app },
      { ...asked, sortBy: 'createdAt', sortDesc: true },
      { clientId: client.id, reader: 'en' },
    );
    return counted.statements();
  };
  await made({ sku: 'first' });
  const forOne = await statementsFor();
  for (let turn = 0; turn < 9; turn += 1) await made({ sku: `more-${turn}` });
  expect(await statementsFor()).toBe(forOne);
});

test('the header names a touchpoint by its product and its description, neither hides the other [TP-01]', async () => {
  const about = { product_name: 'Cocotte', description: 'Leaflet in the box' };
  await made({ suffix: 'both', sku: 'AUB-24', ...about });
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'leaflet' } });
  expect(body.groups[0]?.hits).toMatchObject([{ meta: 'Cocotte · Leaflet in the box' }]);
});

test.each(['Asia/Kathmandu', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'what ends this month, and periods, are by the days of a brand in %s [TP-01]',
  async (timeZone) => {
    client = await house.people.client({ timeZone });
    admin = await house.adminOf(client);
    const [year = 0, month = 0] = dayIn(Date.now(), timeZone).split('-').map(Number);
    const firstOfNext = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    const next = Date.parse(startOfDay(firstOfNext, timeZone));
    await made({ suffix: 'ending', ends_at: new Date(next - 1) });
    await made({ suffix: 'next-month', ends_at: new Date(next) });
    expect(await suffixesOf({ view: 'ending' })).toEqual(['ending']);
    const endsOn: TouchpointCondition = {
      field: 'ended',
      operator: 'between',
      value: [firstOfNext, firstOfNext],
    };
    expect(await suffixesOf({ all: [endsOn] })).toEqual(['next-month']);
  },
);

test('each view shows its own, and says how many it has [TP-01]', async () => {
  // Opened by its short URL only: nobody has scanned it.
  await visited(await made({ suffix: 'custom' }), 0, 7);
  const scanned = await made({ suffix: 'scanned', sku: 'A' });
  await visited(scanned, 3);
  const now = new Date();
  const lastMoment = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 1);
  await made({ suffix: 'ending', ends_at: lastMoment });
  await made({ suffix: 'gone', deleted_at: new Date() });
  await made({ suffix: 'past', ends_at: inDays(-1) });
  const nextMoment = new Date(lastMoment.getTime() + 1);
  await made({ suffix: 'next-month', ends_at: nextMoment });
  const views: Record<TouchpointView, string[]> = {
    all: ['custom', 'ending', 'next-month', 'past', 'scanned'],
    product: ['scanned'],
    custom: ['custom', 'ending', 'next-month', 'past'],
    ending: ['ending'],
    'never-scanned': ['custom', 'ending', 'next-month', 'past'],
    deleted: ['gone'],
  };
  const { body } = await admin.call(getSearchFiltersCall, { query: { brandId: client.brandId } });
  for (const [view, suffixes] of Object.entries(views) as [TouchpointView, string[]][]) {
    const asked = { view, sortBy: 'shortUrl', sortDesc: false } as const;
    expect(await suffixesOf(asked), view).toEqual(suffixes);
    expect(body.views[view], view).toBe(suffixes.length);
  }
  expect(body.configurations).toEqual([{ slug: 'standard', name: 'Standard' }]);
});

test('words find a touchpoint by all that it says, and by its further suffixes [TP-01]', async () => {
  const id = await made({ suffix: 'topf', description: 'Gußeisen für Köche' });
  await sql`insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
    values (${client.id}, 'kasserolle', 'Kasserolle', ${id}, false)`.execute(db());
  await made({ suffix: 'other', dest_url: 'https://shop.example/sale' });
  expect(await suffixesOf({ q: 'koche' })).toEqual(['topf']);
  expect(await suffixesOf({ q: 'KASSER' })).toEqual(['topf']);
  expect(await suffixesOf({ q: 'example/sale' })).toEqual(['other']);
  expect(await search({ q: 'nothing at all' })).toEqual({ items: [], total: 0 });
  expect(await search({ q: 'topf', page: 2 })).toEqual({ items: [], total: 1 });
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'kasser' } });
  expect(body.groups).toEqual([
    {
      kind: 'touchpoints',
      total: 1,
      hits: [{ id, path: `touchpoints/${id}`, title: 'topf', meta: 'Gußeisen für Köche' }],
    },
  ]);
});

test('a short URL as it is shown or printed finds its touchpoint, in the list and in the header [TP-01]', async () => {
  await sql`update directory.clients set short_url_base = 'own.example' where id = ${client.id}`.execute(
    house.app.database.acrossClients(),
  );
  const id = await made({ suffix: 'Advent' });
  await sql`insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
    values (${client.id}, 'noel', 'Noel', ${id}, false)`.execute(db());
  await made({ suffix: 'other' });
  for (const q of [
    'own.example/advent',
    'https://OWN.example/Advent?q',
    'own.example/noel',
    `${house.app.config.publicUrl}/s/${client.brandId}/advent`,
  ]) {
    expect(await suffixesOf({ q }), q).toEqual(['Advent']);
    const { body } = await admin.call(searchCall, { query: { clientId: client.id, q } });
    expect(body.groups[0]?.hits[0]?.id, q).toBe(id);
  }
  const which = { filter: { q: 'own.example/advent' } };
  const { body } = await admin.call(bulkChangeTouchpointsCall, {
    body: { brandId: client.brandId, which, change: { action: 'delete' } },
  });
  expect(body.changed).toBe(1);
});

test('every condition narrows by what it says [TP-01]', async () => {
  const first = await made({
    suffix: 'first_100%',
    quantity: 100,
    description: 'Été à Paris',
    starts_at: new Date('2026-03-01T00:00:00Z'),
    ends_at: new Date('2026-03-31T23:59:59Z'),
    created_at: new Date('2026-02-01T12:00:00Z'),
  });
  const second = await made({
    suffix: 'second',
    sku: 'SKU-2',
    product_name: 'Cocotte',
    visit_cap: 5,
  });
  await made({ suffix: 'third', quantity: 0, configuration_slug: 'trade', starts_at: inDays(3) });
  await made({ suffix: 'gone', deleted_at: new Date() });
  await visited(first, 10, 2);
  await visited(second, 5, 30);
  await sql`insert into touchpoints.seen_countries (client_id, country, touchpoint_id)
    values (${client.id}, 'NO', ${first}), (${client.id}, 'FR', ${second})`.execute(db());
  const cases: [TouchpointCondition, string[]][] = [
    [{ field: 'type', operator: 'any-of', value: ['product'] }, ['second']],
    [{ field: 'type', operator: 'none-of', value: ['product'] }, ['first_100%', 'third']],
    [{ field: 'state', operator: 'any-of', value: ['over'] }, ['first_100%', 'second']],
    [{ field: 'state', operator: 'any-of', value: ['planned', 'deleted'] }, ['gone', 'third']],
    [{ field: 'configuration', operator: 'any-of', value: ['trade'] }, ['third']],
    [{ field: 'landing', operator: 'none-of', value: ['none'] }, []],
    [{ field: 'scannedIn', operator: 'any-of', value: ['NO', 'DE'] }, ['first_100%']],
    [{ field: 'scannedIn', operator: 'none-of', value: ['NO'] }, ['second', 'third']],
    [{ field: 'suffix', operator: 'contains', value: 'T_1' }, ['first_100%']],
    [{ field: 'suffix', operator: 'starts-with', value: 'SEC' }, ['second']],
    [{ field: 'suffix', operator: 'equals', value: 'Third' }, ['third']],
    [{ field: 'sku', operator: 'equals', value: 'sku-2' }, ['second']],
    [{ field: 'sku', operator: 'contains', value: 'ku' }, ['second']],
    [{ field: 'product', operator: 'starts-with', value: 'coc' }, ['second']],
    [{ field: 'description', operator: 'contains', value: 'ete a' }, ['first_100%']],
    [{ field: 'description', operator: 'equals', value: 'Été' }, []],
    [{ field: 'destination', operator: 'contains', value: 'shop.example/third' }, ['third']],
    [{ field: 'quantity', operator: 'equals', value: 0 }, ['third']],
    [{ field: 'quantity', operator: 'between', value: [0, 100] }, ['first_100%', 'third']],
    [{ field: 'scans', operator: 'at-least', value: 6 }, ['first_100%']],
    [{ field: 'scans', operator: 'at-most', value: 5 }, ['second', 'third']],
    [{ field: 'clicks', operator: 'at-least', value: 3 }, ['second']],
    [
      { field: 'started', operator: 'between', value: ['2026-03-01', '2026-03-01'] },
      ['first_100%'],
    ],
    [{ field: 'ended', operator: 'between', value: ['2026-03-30', '2026-03-31'] }, ['first_100%']],
    [
      { field: 'created', operator: 'between', value: ['2026-01-01', '2026-02-01'] },
      ['first_100%'],
    ],
    [{ field: 'hasQuantity', operator: 'is', value: false }, ['second']],
  ];
  for (const [condition, suffixes] of cases) {
    const asked = { all: [condition], sortBy: 'shortUrl', sortDesc: false } as const;
    const found = await search({ ...asked, all: [condition] });
    expect(
      [found.items.map(({ sourceSuffix }) => sourceSuffix), found.total],
      JSON.stringify(condition),
    ).toEqual([suffixes, suffixes.length]);
  }
  const product: TouchpointCondition = { field: 'type', operator: 'any-of', value: ['product'] };
  const planned: TouchpointCondition = { field: 'state', operator: 'any-of', value: ['planned'] };
  expect(await suffixesOf({ any: [product, planned], sortBy: 'shortUrl' })).toEqual([
    'third',
    'second',
  ]);
  expect(await suffixesOf({ all: [product, planned] })).toEqual([]);
  expect(await suffixesOf({ all: [product], any: [product, planned] })).toEqual(['second']);
});

test('what is empty stands last, whichever way it is sorted; pages follow each other [TP-01]', async () => {
  const one = await made({ suffix: 'b', quantity: 2, description: 'Zebra', ends_at: inDays(2) });
  const other = await made({
    suffix: 'a',
    quantity: 10,
    description: 'apple',
    ends_at: inDays(1),
    starts_at: inDays(-9),
  });
  await made({ suffix: 'c', sku: 'P', product_name: 'Pan' });
  await visited(one, 4, 1);
  await visited(other, 3, 9);
  for (const sortBy of ['quantity', 'description', 'ended'] as const) {
    expect((await suffixesOf({ sortBy, sortDesc: false }))[2], sortBy).toBe('c');
    expect((await suffixesOf({ sortBy, sortDesc: true }))[2], sortBy).toBe('c');
  }
  expect(await suffixesOf({ sortBy: 'quantity', sortDesc: false })).toEqual(['b', 'a', 'c']);
  expect(await suffixesOf({ sortBy: 'scans', sortDesc: true })).toEqual(['b', 'a', 'c']);
  expect(await suffixesOf({ sortBy: 'clicks', sortDesc: true })).toEqual(['a', 'b', 'c']);
  // One that has no start leads somewhere since it was made.
  expect((await suffixesOf({ sortBy: 'period', sortDesc: false }))[0]).toBe('a');
  expect((await suffixesOf({ sortBy: 'product', sortDesc: true }))[0]).toBe('c');
  expect(await suffixesOf({ sortBy: 'type', sortDesc: true })).toEqual(['c', 'b', 'a']);
  expect(await suffixesOf({})).toEqual(['c', 'a', 'b']);
  for (const sortBy of ['destination', 'started', 'landingPage'] as const)
    expect(await suffixesOf({ sortBy })).toHaveLength(3);
  const paged = { sortBy: 'shortUrl', sortDesc: false, limit: 2 } as const;
  expect(await search({ ...paged, page: 2 })).toMatchObject({
    items: [{ sourceSuffix: 'c' }],
    total: 3,
  });
});

test('nobody sees the touchpoints of another brand [TP-01]', async () => {
  const other = await house.people.client();
  await madeTouchpoint(house.app, other, { suffix: 'theirs' });
  expect(await search()).toEqual({ items: [], total: 0 });
  const answer = await admin.call(searchTouchpointsCall, { body: { brandId: other.brandId } });
  expect(answer.status).toBe(403);
});

test.each([
  ['0000-01-01', '2026-01-01', 'value.0'],
  ['2026-01-01', '9999-12-31', 'value.1'],
])('days from %s to %s are refused at the one that nobody means [TP-01]', async (from, to, at) => {
  const filter = { field: 'created' as const, operator: 'between' as const };
  const { status, problem } = await admin.call(searchTouchpointsCall, {
    body: {
      brandId: client.brandId,
      searchFilter: { groups: [{ filters: [{ ...filter, value: [from, to] }] }] },
    },
  });
  expect(status).toBe(400);
  expect(problem.errors).toEqual([
    { field: `body.searchFilter.groups.0.filters.0.${at}`, code: 'year' },
  ]);
});
