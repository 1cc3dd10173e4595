import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { intentionImportCalls } from '#modules/opportunity/contract/imports.ts';
import { addDays } from '#modules/opportunity/contract/periods.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { demandBrand } from './testing/demand-brand.ts';

const suite = await testApp();
const HEADER = 'date,country,postal code,city,latitude,longitude,sku,category,quantity,source';

async function importBrand(given: { timeZone?: string } = {}) {
  const brand = await demandBrand(suite, given);
  const admin = await suite.adminOf(brand.client);
  const params = { uuid: brand.clientId };
  const check = async (lines: readonly string[]) => {
    const file = new File([[HEADER, ...lines].join('\n')], 'demand.csv');
    return (await admin.upload(intentionImportCalls.check, { params, file })).body;
  };
  const write = async (id: string) => {
    const { body } = await admin.call(intentionImportCalls.write, {
      params: { ...params, id },
      body: {},
    });
    await until(async () => {
      const jobs = await admin.call(listJobs, { query: { clientId: brand.clientId } });
      return jobs.body.items.find((job) => job.id === body.jobId && job.state === 'done');
    });
  };
  return { ...brand, check, write };
}

test('a file of intentions is placed and counted, and the same file again changes nothing [OPP-01]', async () => {
  const brand = await importBrand();
  await brand.product('Cocotte-24', 'Cookware');
  const lines = [
    '14.03.2026,France,12000,Rodez,,,COCOTTE-24,,3,Marketplace',
    '14.03.2026,France,12000,Rodez,,,COCOTTE-24,,3,Marketplace',
    '2026-03-31,,,,59.91273,10.74609,,Knives,,',
    '2026-03-31,NO,,,,,,,2,',
  ];
  for (const times of [1, 2]) {
    const report = await brand.check(lines);
    expect(report).toMatchObject({ lines: 4, wrong: 0, faults: [] });
    await brand.write(report.id);
    expect(await brand.sums()).toEqual({ import: [9, 0] });
    const files = await brand.db.selectFrom('opportunity.files').selectAll().execute();
    expect(files).toHaveLength(times);
    expect(files[0]).toMatchObject({ what: 'intentions', name: 'demand.csv', lines: 4 });
  }
  const [first, , third, fourth] = await brand.intentions();
  expect(first).toMatchObject({
    day: '2026-03-14',
    quantity: 3,
    latitude: 44.36,
    sku: 'Cocotte-24',
    category: 'Cookware',
  });
  expect(third).toMatchObject({
    quantity: 1,
    latitude: 59.91,
    longitude: 10.75,
    category: 'Knives',
    precision: 'kilometre',
  });
  expect(fourth).toMatchObject({
    quantity: 2,
    latitude: null,
    country: 'NO',
    precision: 'country',
  });
});

test('a column of sources is ignored, and a file counts once also where keys had the source [OPP-01]', async () => {
  const brand = await importBrand();
  const lines = [
    '2026-03-14,FR,12000,Rodez,,,,,3,Marketplace',
    '2026-03-15,FR,12000,Rodez,,,,,2,Trade fair Paris',
  ];
  const report = await brand.check(lines);
  expect(report.columns.at(-1)).toEqual({ header: 'source', column: null });
  expect(report).toMatchObject({ lines: 2, wrong: 0 });
  await brand.write(report.id);
  expect(await brand.sums()).toEqual({ import: [5, 0] });
  // In the format of earlier versions.
  await brand.db
    .updateTable('opportunity.intentions')
    .set({ source_key: sql`source_key || ' Trade fair Paris'` })
    .execute();
  await brand.write((await brand.check(lines)).id);
  expect(await brand.sums()).toEqual({ import: [5, 0] });
  expect(await brand.intentions()).toHaveLength(2);
});

test('days to come, unknown products, places that are none and quantities below one are reported by line [OPP-01]', async () => {
  const brand = await importBrand({ timeZone: 'Pacific/Kiritimati' });
  const today = dayIn(Date.now(), 'Pacific/Kiritimati');
  const report = await brand.check([
    `${addDays(today, 1)},FR,12000,Rodez,,,,,1,`,
    '1999-12-31,FR,12000,Rodez,,,,,1,',
    `${today},FR,12000,Rodez,,,P9,,1,`,
    `${today},FR,,Nowhere at all,,,,,1,`,
    `${today},FR,99999,,,,,,1,`,
    `${today},FR,,,44.3,,,,1,`,
    `${today},,12000,Rodez,,,,,1,`,
    `${today},FR,12000,Rodez,,,,,0,`,
    `${today},FR,12000,Rodez,,,,,1.5,`,
    `${today},FR,,,91,2,,,1,`,
    `${today},FR,12000,Rodez,,,,,1,`,
  ]);
  const found = report.faults.map(({ line, column, code }) => [line, column, code]);
  expect(found.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [2, 'day', 'opportunity.dayFuture'],
    [3, 'day', 'opportunity.dayOld'],
    [4, 'sku', 'opportunity.productUnknown'],
    [5, 'city', 'opportunity.placeUnknown'],
    [6, 'postalCode', 'opportunity.placeUnknown'],
    [7, 'longitude', 'required'],
    [8, 'country', 'required'],
    [9, 'quantity', 'belowMin'],
    [10, 'quantity', 'notWhole'],
    [11, 'latitude', 'aboveMax'],
  ]);
  await brand.write(report.id);
  expect(await brand.sums()).toEqual({ import: [1, 0] });
});
