import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { TouchpointCondition } from '#modules/touchpoints/contract/touchpoint.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { dayIn, startOfDay } from '#platform/contract/time-zone.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { touchpointSearch } from '../testing/touchpoint-search.ts';

const suite = await testApp();
let { client, admin, db, made, visited, search, suffixesOf } = await touchpointSearch(suite);

beforeEach(async () => {
  ({ client, admin, db, made, visited, search, suffixesOf } = await touchpointSearch(suite));
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test.each(['Asia/Kathmandu', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'what ends this month, and periods, are by the days of a brand in %s [TP-01]',
  async (timeZone) => {
    const { made, suffixesOf } = await touchpointSearch(suite, { timeZone });
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

test('every condition filters the list as specified [TP-01]', async () => {
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
    values (${client.id}, 'NO', ${first}), (${client.id}, 'FR', ${second})`.execute(db);
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
    const searchQuery = { all: [condition], sortBy: 'shortUrl', sortDesc: false } as const;
    const found = await search({ ...searchQuery, all: [condition] });
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

test.each([
  ['0000-01-01', '2026-01-01', 'value.0'],
  ['2026-01-01', '9999-12-31', 'value.1'],
])('a period from %s to %s is refused at its implausible day [TP-01]', async (from, to, at) => {
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
