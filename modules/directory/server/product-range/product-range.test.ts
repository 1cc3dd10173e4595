import { beforeEach, expect, test } from 'vitest';
import {
  getProductRangeCall,
  locationsSelling,
  productRangeImportCalls,
} from '#modules/directory/contract/locations/product-range.ts';
import { createProductCall } from '#modules/directory/contract/products/products.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { importedFile } from '../testing/moved-file.ts';
import { Shop } from '../testing/shop.ts';

const suite = await testApp();
const shop = new Shop(suite.app);
let client = await suite.people.client();
let params = { uuid: client.id };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  admin = await suite.adminOf(client);
});

async function product(sku: string): Promise<string> {
  const body = { sku, names: { en: `Product ${sku}` } };
  return (await admin.call(createProductCall, { params, body })).body.id;
}
const rangeOf = async (id: string) =>
  (await admin.call(getProductRangeCall, { params: { ...params, id } })).body;
const bring = (file: string) =>
  importedFile({ visitor: admin, clientId: client.id }, productRangeImportCalls, file);

test('a file adds products to locations and removes them [LOC-06]', async () => {
  const [oslo, bergen] = [
    await shop.location(client, { code: 'OSL' }),
    await shop.location(client, { code: 'BGO' }),
  ];
  const [pan] = [await product('PAN'), await product('KNIFE')];
  await bring('code,sku\nosl,pan\nOSL,KNIFE\nBGO,PAN');
  expect(await rangeOf(oslo)).toMatchObject({
    items: [{ sku: 'KNIFE' }, { sku: 'PAN', name: 'Product PAN' }],
    total: 2,
  });
  const db = suite.app.database.acrossClients();
  const selling = () =>
    suite.app.ports.call(
      locationsSelling,
      { clientId: client.id, productId: pan },
      { db, app: suite.app },
    );
  expect(await selling()).toEqual(new Set([oslo, bergen]));
  await bring('code,sku,sold\nOSL,PAN,no\nOSL,KNIFE,yes\nBGO,KNIFE,no');
  expect((await rangeOf(oslo)).items.map(({ sku }) => sku)).toEqual(['KNIFE']);
  expect(await selling()).toEqual(new Set([bergen]));
});

test('an unknown code or sku and a duplicate pair are reported by line [LOC-06]', async () => {
  await shop.location(client, { code: 'OSL' });
  await product('PAN');
  const file = new File(['code,sku\nOSL,POT\nXXX,PAN\nOSL,PAN\nosl,pan'], 'range.csv');
  const { body } = await admin.upload(productRangeImportCalls.check, { params, file });
  expect(body.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 'sku', 'directory.skuUnknown'],
    [3, 'code', 'directory.codeUnknown'],
    [5, 'sku', 'repeated'],
  ]);
});

test('the range of a location of another client is not there [LOC-06]', async () => {
  const elsewhere = await shop.location(await suite.people.client());
  const { status } = await admin.call(getProductRangeCall, {
    params: { ...params, id: elsewhere },
  });
  expect(status).toBe(404);
});
