import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getErpComparisonCall } from '#modules/opportunity/contract/sales-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { salesBrand } from './testing/sales-brand.ts';

const suite = await testApp();
type Query = NonNullable<CallInput<typeof getErpComparisonCall>['query']>;
const YEAR = { erpPeriod: 'custom', erpFrom: '2025-01-01', erpTo: '2025-12-31' } as const;

async function brandWithSales() {
  const brand = await salesBrand(suite);
  const ids = {
    old: await brand.location({ code: 'OLD', area2: 'NO:2:03', activity: 'Retail' }),
    fresh: await brand.location({ code: 'NEW', area2: 'NO:2:03' }),
    shut: await brand.location({ code: 'SHUT', area2: 'NO:2:46', closed: true }),
    far: await brand.location({ code: 'FAR', area2: 'NO:2:46' }),
  };
  await brand.product('P1', 'Pans');
  await brand.product('P2', 'Pots');
  await brand.sells([
    // Open in both periods.
    ...['2023-05-02', '2024-02-01', '2024-06-30'].map((day) => `OLD,P1,${day},1,100`),
    'OLD,P1,2025-06-30,3,240',
    'OLD,P2,2025-12-31,1,60',
    // Opened in the middle of the previous period.
    'NEW,P1,2024-08-01,1,50',
    'NEW,P1,2025-08-01,2,150',
    // Closed in the middle of the period.
    'SHUT,P1,2023-05-02,1,10',
    'SHUT,P1,2024-08-01,1,80',
    'SHUT,P1,2025-03-01,1,20',
    // Sales only in the previous period.
    'FAR,P1,2024-01-01,1,40',
  ]);
  const compare = async (query: Query, as = brand.admin) =>
    as.call(getErpComparisonCall, { params: { clientId: brand.client.id }, query });
  return { ...brand, ids, compare };
}

test('sales of a period are compared with last year’s, in total and like for like [OPP-04]', async () => {
  const { compare } = await brandWithSales();
  const { body, status } = await compare({ ...YEAR, against: 'last-year' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    range: { from: '2025-01-01', to: '2025-12-31' },
    against: { from: '2024-01-01', to: '2024-12-31' },
    value: 47_000,
    valueBefore: 37_000,
    quantity: 7,
    quantityBefore: 5,
    areas: [],
    locations: [],
    file: { name: 'sales.csv', lines: 11 },
    until: '2025-12-31',
  });
  expect(body.growth).toBeCloseTo(10 / 37);
  // Excludes locations that opened or closed in between.
  expect(body.likeForLike).toEqual({
    locations: 1,
    value: 30_000,
    valueBefore: 20_000,
    growth: 0.5,
  });
});

test('sales are compared by area of a level and by location of an area [OPP-04]', async () => {
  const { compare, ids } = await brandWithSales();
  const { body } = await compare({ ...YEAR, level: 2, areaId: 'NO:2:03' });
  expect(body.value).toBe(45_000);
  expect(body.locations).toEqual([
    {
      locationId: ids.old,
      name: 'Store OLD',
      city: 'Oslo',
      value: 30_000,
      valueBefore: 20_000,
      growth: 0.5,
      isLikeForLike: true,
    },
    expect.objectContaining({ locationId: ids.fresh, growth: 2, isLikeForLike: false }),
  ]);
  const all = (await compare({ ...YEAR, level: 2 })).body.areas;
  expect(all.map(({ id, value, valueBefore }) => [id, value, valueBefore])).toEqual([
    ['NO:2:03', 45_000, 25_000],
    ['NO:2:46', 2_000, 12_000],
  ]);
  expect((await compare({ ...YEAR, level: 3 })).body.areas).toMatchObject([
    { id: '', value: 47_000 },
  ]);
});

test('filters of categories and retailers narrow the comparison, an empty one compares nothing [OPP-03] [OPP-04]', async () => {
  const { compare } = await brandWithSales();
  expect((await compare({ ...YEAR, categories: 'pots' })).body).toMatchObject({
    value: 6_000,
    valueBefore: 0,
    growth: null,
    likeForLike: { locations: 0, growth: null },
  });
  expect((await compare({ ...YEAR, activities: 'Retail' })).body.value).toBe(30_000);
  expect((await compare({ ...YEAR, types: 'None' })).body).toMatchObject({
    value: 0,
    growth: null,
  });
});

test('custom days that cannot be compared are refused at their field [OPP-04]', async () => {
  const { compare } = await brandWithSales();
  const faultOf = async (erpFrom: string, erpTo: string) => {
    const { status, problem } = await compare({ erpPeriod: 'custom', erpFrom, erpTo });
    return [status, problem.errors];
  };
  expect(await faultOf('2025-02-01', '2025-01-01')).toEqual([
    400,
    [{ field: 'query.erpFrom', code: 'periodOrder' }],
  ]);
  expect(await faultOf('2025-02-01', '2999-01-01')).toEqual([
    400,
    [{ field: 'query.erpTo', code: 'periodFuture' }],
  ]);
  expect(await faultOf('1990-02-01', '2025-01-01')).toEqual([
    400,
    [{ field: 'query.erpFrom', code: 'periodLong' }],
  ]);
  expect((await faultOf('2025-02-30', '2025-03-01'))[0]).toBe(400);
  const year = await compare({ erpPeriod: 'year', reference: 'full-month' });
  expect(year.body.range.to.slice(4)).toBe('-12-31');
});

test('a brand without sales has an empty comparison', async () => {
  const brand = await salesBrand(suite);
  const { body } = await brand.admin.call(getErpComparisonCall, {
    params: { clientId: brand.client.id },
    query: { level: 1 },
  });
  expect(body).toMatchObject({ value: 0, growth: null, areas: [], file: null, until: null });
});

test('a user bound to locations compares only the sales of these locations [OPP-07]', async () => {
  const { compare, client, ids } = await brandWithSales();
  const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${client.id}, ${rep.id}, 'location', ${ids.fresh})`.execute(
    suite.app.database.acrossClients(),
  );
  const { body } = await compare({ ...YEAR, level: 2 }, await suite.visitor().as(rep));
  expect(body).toMatchObject({ value: 15_000, valueBefore: 5_000, areas: [{ id: 'NO:2:03' }] });
});
