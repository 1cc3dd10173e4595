import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  exportProductsCall,
  listProductsCall,
  productImportCalls,
} from '#modules/directory/contract/products/products.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
let client = await suite.people.client();
let params = { uuid: client.id };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  admin = await suite.adminOf(client);
});

async function check(content: string | Blob, name = 'products.csv') {
  const file = new File([content], name);
  return (await admin.upload(productImportCalls.check, { params, file })).body;
}

async function done(jobId: string) {
  return until(async () => {
    const { body } = await admin.call(listJobs, { query: { clientId: client.id } });
    return body.items.find(({ id, state }) => id === jobId && state === 'done');
  });
}

async function write(content: string | Blob, name?: string) {
  const report = await check(content, name);
  const at = { ...params, id: report.id };
  const { body } = await admin.call(productImportCalls.write, { params: at, body: {} });
  await done(body.jobId);
  return report;
}

const listed = async () =>
  (await admin.call(listProductsCall, { params, query: { sortBy: 'sku' } })).body.items.map(
    ({ sku, names, price, currency, active, version }) => ({
      sku,
      names,
      price,
      currency,
      active,
      version,
    }),
  );

test('a file makes products and changes those that exist by their sku, in any case [SUP-03]', async () => {
  await write('sku;Name;nameFr;price;gtin\nA-1;Pan;Poêle;189,50 €;4006381333931\nB-2;Knife;;;');
  await write('SKU,nameFr,nameDe,active\na-1,,Pfanne,no');
  expect(await listed()).toEqual([
    {
      sku: 'A-1',
      names: { en: 'Pan', de: 'Pfanne' },
      price: 18_950,
      currency: 'EUR',
      active: false,
      version: 2,
    },
    { sku: 'B-2', names: { en: 'Knife' }, price: null, currency: null, active: true, version: 1 },
  ]);
});

test('invalid cells are reported by line and column [SUP-03]', async () => {
  await write('sku,name,gtin\nOLD,Old,4006381333931');
  const report = await check(
    [
      'sku,name,gtin,price,currency',
      'A,One,123,,',
      'B,,,,',
      'C,Three,04006381333931,,',
      'D,Four,,cheap,',
      'E,Five,,1,EURO',
      'F,Six,96385074,,',
      'f,Seven,,,',
      'G,Eight,00000096385074,,',
    ].join('\n'),
  );
  expect(report.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 'gtin', 'directory.gtin'],
    [3, 'nameEn', 'required'],
    [4, 'gtin', 'directory.gtinTaken'],
    [5, 'price', 'notMoney'],
    [6, 'currency', 'directory.currency'],
    [8, 'sku', 'repeated'],
    [9, 'gtin', 'repeated'],
  ]);
});

test.each(['csv', 'xlsx'] as const)(
  'an export as %s comes back as an import that changes nothing [SUP-03]',
  async (format) => {
    await write(
      'sku,name,nameNo,gtin,category,price,currency,imageUrl,url,active\n0012,"Knife ""Nord""",Kniv,036000291452,Cutlery,1499.90,NOK,https://b.example/a.jpg,https://b.example/a,no\nB,Plain,,,,,,,,',
    );
    const before = await listed();
    const { body } = await admin.call(exportProductsCall, {
      params,
      body: { format, filters: {} },
    });
    const { path } = exportOutcomeSchema.parse((await done(body.jobId)).result);
    const file = await admin.send({ method: 'GET', path });
    const report = await write(new Blob([new Uint8Array(file.raw.rawPayload)]), `again.${format}`);
    expect(report).toMatchObject({ creates: 0, updates: 2, wrong: 0 });
    expect(await listed()).toEqual(before);
    const { rows } = await sql`
      select from directory.products where client_id = ${client.id} and gtin = '036000291452'`.execute(
      suite.app.database.acrossClients(),
    );
    expect(rows).toHaveLength(1);
  },
);

test('an import publishes the created and actually changed products in batches of a thousand [SUP-03]', async () => {
  const line = (at: number, name: string) => `S-${at},${name}`;
  const file = (count: number, name: (at: number) => string) =>
    ['sku,name', ...Array.from({ length: count }, (_, at) => line(at, name(at)))].join('\n');
  await write(file(1_001, () => 'Pan'));
  await write(file(3, (at) => (at === 1 ? 'Pot' : 'Pan')));
  await write(file(3, (at) => (at === 1 ? 'Pot' : 'Pan')));
  const { rows } = await sql<{ payload: { created: number; updated: number; skus: string[] } }>`
    select payload from platform.events
    where client_id = ${client.id} and type = 'products.imported' order by (payload ->> 'created')::int desc`.execute(
    suite.app.database.acrossClients(),
  );
  const published = rows.map(({ payload: { created, updated, skus } }) => [
    created,
    updated,
    skus.length,
  ]);
  expect(published).toEqual([
    [1_000, 0, 1_000],
    [1, 0, 1],
    [0, 1, 1],
  ]);
  expect(rows.at(-1)?.payload.skus).toEqual(['S-1']);
});
