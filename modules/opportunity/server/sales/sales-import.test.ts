import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { salesImportCalls } from '#modules/opportunity/contract/imports.ts';
import { addDays, firstOfMonth } from '#modules/opportunity/contract/periods.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { monthsAndDays, sumSales } from './read-sales.ts';
import { salesBrand } from './testing/sales-brand.ts';

const suite = await testApp();

test('a file brings sales by location, day and product, with their sums by day and month [OPP-04]', async () => {
  const brand = await salesBrand(suite);
  const oslo = await brand.location({ code: 'NO-01' });
  await brand.product('Cocotte-24', 'Cookware');
  const report = await brand.check([
    'no-01,COCOTTE-24,14.03.2026,3,"749,70"',
    'NO-01,,14.03.2026,1,20',
    'NO-01,cocotte-24,2026-03-31,2,500.00 €',
  ]);
  expect(report).toMatchObject({ creates: 3, updates: 0, faults: [] });
  expect(report.firstStored.map((cells) => cells.at(-1))).toEqual(['749.70', '20.00', '500.00']);
  await brand.write(report.id);
  const sale = { location_id: oslo, category: 'Cookware', sku: 'Cocotte-24' };
  expect(await brand.sales()).toEqual([
    { ...sale, day: '2026-03-14', sku: '', category: '', quantity: 1, value: 2_000 },
    { ...sale, day: '2026-03-14', quantity: 3, value: 74_970 },
    { ...sale, day: '2026-03-31', quantity: 2, value: 50_000 },
  ]);
  expect(await brand.figures()).toEqual([
    'day 2026-03-14  1 2000',
    'day 2026-03-14 Cookware 3 74970',
    'day 2026-03-31 Cookware 2 50000',
    'month 2026-03-01  1 2000',
    'month 2026-03-01 Cookware 5 124970',
  ]);
  const files = await brand.db.selectFrom('opportunity.files').selectAll().execute();
  expect(files).toMatchObject([{ id: report.id, what: 'sales', name: 'sales.csv', lines: 3 }]);
});

test('unknown locations and products, days to come, returns and repeated lines are reported by line, the others are written [OPP-04]', async () => {
  const brand = await salesBrand(suite, { timeZone: 'Pacific/Kiritimati' });
  await brand.location({ code: 'A' });
  await brand.product('P1', 'Pans');
  const today = dayIn(Date.now(), 'Pacific/Kiritimati');
  const report = await brand.check([
    `nowhere,P1,${today},1,10`,
    `A,P9,${today},1,10`,
    `A,P1,${addDays(today, 1)},1,10`,
    'A,P1,1999-12-31,1,10',
    `A,P1,${today},-1,10`,
    `A,P1,${today},1,-10`,
    `A,P1,${today},1.5,10`,
    `A,P1,${today},1,2000000000`,
    `A,P1,${today},4,40`,
    `a,p1,${today},5,50`,
  ]);
  const found = report.faults.map(({ line, column, code }) => [line, column, code]);
  expect(found.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [2, 'code', 'opportunity.locationUnknown'],
    [3, 'sku', 'opportunity.skuUnknown'],
    [4, 'day', 'opportunity.saleFuture'],
    [5, 'day', 'opportunity.saleOld'],
    [6, 'quantity', 'belowMin'],
    [7, 'value', 'notMoney'],
    [8, 'quantity', 'notWhole'],
    [9, 'value', 'aboveMax'],
    [11, 'code', 'repeated'],
  ]);
  await brand.write(report.id);
  expect(await brand.sales()).toMatchObject([{ day: today, quantity: 4, value: 4_000 }]);
  expect(await brand.figures()).toEqual([
    `day ${today} Pans 4 4000`,
    `month ${firstOfMonth(today)} Pans 4 4000`,
  ]);
});

test('a line of a later file replaces the one of the same location, day and product, and every sum follows [OPP-04]', async () => {
  const brand = await salesBrand(suite);
  await brand.location({ code: 'A' });
  await brand.location({ code: 'B' });
  await brand.product('P1', 'Pans');
  await brand.product('P2', 'Pots');
  await brand.sells(['A,P1,2026-01-31,2,20', 'A,P2,2026-02-01,1,5', 'B,P1,2026-01-31,7,70']);
  // The catalogue has moved the product since.
  await sql`update directory.products set category = 'Woks' where client_id = ${brand.client.id} and sku = 'P1'`.execute(
    suite.app.database.acrossClients(),
  );
  const report = await brand.check([
    'A,P1,2026-01-31,3,45',
    'A,P2,2026-02-01,1,5',
    'A,P2,2026-01-31,1,9',
  ]);
  expect(report).toMatchObject({ creates: 1, updates: 1, faults: [] });
  await brand.write(report.id);
  expect(await brand.figures()).toEqual([
    'day 2026-01-31 Pans 0 0',
    'day 2026-01-31 Pans 7 7000',
    'day 2026-01-31 Pots 1 900',
    'day 2026-01-31 Woks 3 4500',
    'day 2026-02-01 Pots 1 500',
    'month 2026-01-01 Pans 0 0',
    'month 2026-01-01 Pans 7 7000',
    'month 2026-01-01 Pots 1 900',
    'month 2026-01-01 Woks 3 4500',
    'month 2026-02-01 Pots 1 500',
  ]);
  await sumsAreOfSales(brand);
  const again = await brand.check(['A,P1,2026-01-31,3,45']);
  expect(again).toMatchObject({ creates: 0, updates: 0, faults: [] });
});

test('an import that fails on its way leaves nothing behind, and the repeat writes all of it [OPP-04]', async () => {
  const brand = await salesBrand(suite);
  await brand.location({ code: 'A' });
  const report = await brand.check(['A,,2026-01-31,2,20', 'A,,2026-02-01,1,5']);
  // The file's row is written last and blocks while its id is taken.
  const all = suite.app.database.acrossClients();
  await sql`
    insert into opportunity.files (client_id, id, what, name, lines)
    values (${brand.client.id}, ${report.id}, 'sales', 'in the way', 0)`.execute(all);
  const { body } = await brand.admin.call(salesImportCalls.write, {
    params: { uuid: brand.client.id, id: report.id },
    body: {},
  });
  await expect
    .poll(async () => {
      const { rows } = await sql<{ retry: number }>`
        select retry_count as retry from pgboss.job where id = ${body.jobId}::uuid`.execute(all);
      return rows[0]?.retry;
    })
    .toBeGreaterThan(0);
  expect([await brand.sales(), await brand.figures()]).toEqual([[], []]);
  await sql`delete from opportunity.files where client_id = ${brand.client.id}`.execute(all);
  await expect.poll(async () => (await brand.sales()).length).toBe(2);
  await sumsAreOfSales(brand);
});

test('sums of a file in many batches are those of its lines, and sales are read by months and days [OPP-04]', async () => {
  const brand = await salesBrand(suite);
  const ids = [];
  for (const code of ['A', 'B', 'C']) ids.push(await brand.location({ code }));
  for (const sku of ['P1', 'P2', 'P3', 'P4']) await brand.product(sku, `Kind ${sku.slice(1)}`);
  const lines = Array.from({ length: 6_000 }, (_, at) => {
    const day = addDays('2024-11-03', Math.floor(at / 12));
    return `${'ABC'[at % 3]},P${1 + (Math.floor(at / 3) % 4)},${day},${at % 5},${at % 97}`;
  });
  await brand.sells(lines);
  await sumsAreOfSales(brand);
  for (const range of [
    { from: '2024-11-03', to: '2025-12-31' },
    { from: '2024-12-15', to: '2025-03-04' },
    { from: '2025-02-28', to: '2025-03-01' },
    { from: '2025-02-01', to: '2025-02-28' },
  ]) {
    const { rows } = await sql<{ value: number }>`
      select coalesce(sum(value), 0)::float8 as value
      from opportunity.sales where client_id = ${brand.client.id} and day between ${range.from} and ${range.to}
        and category in ('Kind 1', 'Kind 3') and location_id = any (${ids.slice(1)}::uuid[])`.execute(
      brand.db,
    );
    const read = await sumSales(brand, {
      clientId: brand.client.id,
      range,
      against: range,
      categories: ['KIND 1', 'kind 3'],
      locationIds: ids.slice(1),
    });
    const value = rows[0]?.value ?? 0;
    expect(read).toEqual({ value, valueBefore: value });
  }
});

test('a range is whole months and the days around them [OPP-04]', () => {
  const read = (from: string, to: string) => {
    const { months, days } = monthsAndDays({ from, to });
    return [months, ...days].map((part) => (part ? `${part.from} ${part.to}` : ''));
  };
  expect(read('2026-01-01', '2026-03-31')).toEqual(['2026-01-01 2026-03-01']);
  expect(read('2026-01-15', '2026-03-10')).toEqual([
    '2026-02-01 2026-02-01',
    '2026-01-15 2026-01-31',
    '2026-03-01 2026-03-10',
  ]);
  expect(read('2026-01-15', '2026-02-10')).toEqual(['', '2026-01-15 2026-02-10']);
  expect(read('2026-02-01', '2026-02-28')).toEqual(['2026-02-01 2026-02-01']);
  expect(read('2026-02-28', '2026-02-28')).toEqual(['', '2026-02-28 2026-02-28']);
  expect(read('2025-12-31', '2026-01-31')).toEqual([
    '2026-01-01 2026-01-01',
    '2025-12-31 2025-12-31',
  ]);
});

/** Checks that the stored figures equal the sums of the stored sales. */
async function sumsAreOfSales({ db, client }: Awaited<ReturnType<typeof salesBrand>>) {
  const { rows } = await sql`
    with counted as (
      select grain, date_trunc(grain, day)::date as starts, location_id, category,
        sum(quantity)::bigint as quantity, sum(value)::bigint as value
      from opportunity.sales, (values ('day'), ('month')) as grains (grain)
      where client_id = ${client.id} group by 1, 2, 3, 4
    ),
    figures as (
      select grain, starts, location_id, category, quantity, value from opportunity.sales_figures
      where client_id = ${client.id} and (quantity <> 0 or value <> 0)
    )
    (select * from counted where quantity <> 0 or value <> 0 except select * from figures)
    union all
    (select * from figures except select * from counted)`.execute(db);
  expect(rows).toEqual([]);
}
