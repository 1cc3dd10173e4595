import { beforeEach, expect, test } from 'vitest';
import { listAllProductsCall } from '#modules/directory/contract/all-clients.ts';
import {
  changeProductsCall,
  createProductCall,
  getProductCall,
  getProductFiltersCall,
  listProductsCall,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const other = await suite.people.client();
const otherAdmin = await suite.adminOf(other);
let client = other;
let params = { uuid: '' };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  admin = await suite
    .visitor()
    .as(await suite.people.user({ locale: 'fr', at: [{ client, role: 'brand_admin' }] }));
});

const cocotte = {
  sku: 'AUB-24',
  gtin: '4006381333931',
  names: { en: 'Casserole 24 cm', fr: 'Cocotte 24 cm' },
  category: 'Cookware',
  price: 18_900,
  imageUrl: 'https://brand.example/cocotte.jpg',
};

async function add(body: Partial<typeof cocotte> & { sku: string }) {
  const { gtin: _gtin, ...rest } = cocotte;
  return (await admin.call(createProductCall, { params, body: { ...rest, ...body } })).body.id;
}

test('a product is added and read in the reader’s language, with the brand’s currency [SUP-03]', async () => {
  const made = await admin.call(createProductCall, { params, body: cocotte });
  expect(made.status).toBe(201);
  const { body } = await admin.call(getProductCall, { params: { ...params, id: made.body.id } });
  expect(body).toMatchObject({
    ...cocotte,
    name: 'Cocotte 24 cm',
    currency: 'EUR',
    active: true,
    version: 1,
  });
});

test('sku and GTIN belong to one product, in any case and with any zeros in front', async () => {
  await admin.call(createProductCall, { params, body: { ...cocotte, gtin: '036000291452' } });
  const sku = await admin.call(createProductCall, {
    params,
    body: { ...cocotte, gtin: null, sku: 'aub-24' },
  });
  expect(sku.problem.errors).toEqual([
    { field: 'body.sku', code: 'SKU_TAKEN', params: { sku: 'aub-24' } },
  ]);
  const gtin = await admin.call(createProductCall, {
    params,
    body: { ...cocotte, sku: 'B', gtin: '0036000291452' },
  });
  expect(gtin.problem.errors).toEqual([
    { field: 'body.gtin', code: 'GTIN_TAKEN', params: { sku: 'AUB-24' } },
  ]);
  const elsewhere = await otherAdmin.call(createProductCall, {
    params: { uuid: other.id },
    body: { ...cocotte, gtin: '036000291452' },
  });
  expect(elsewhere.status).toBe(201);
});

test.each([
  [{ gtin: '4006381333930' }, 'body.gtin', 'gtin'],
  [{ names: { en: ' ' } }, 'body.names', 'nameInOneLanguage'],
  [{ price: -1 }, 'body.price', 'min'],
  [{ currency: 'EURO' }, 'body.currency', 'currency'],
  [{ sku: '' }, 'body.sku', 'required'],
  [{ url: 'ftp://x' }, 'body.url', 'url'],
])('invalid input %o is reported at its field', async (wrong, field, code) => {
  const { status, problem } = await admin.call(createProductCall, {
    params,
    body: { ...cocotte, ...wrong } as typeof cocotte,
  });
  expect([status, problem.errors?.map((error) => [error.field, error.code])]).toEqual([
    400,
    [[field, code]],
  ]);
});

test('the second of two editors gets a conflict with the first one’s name, and the first change remains', async () => {
  const id = await add({ sku: 'A' });
  const at = { ...params, id };
  const first = await admin.call(updateProductCall, {
    params: at,
    body: { version: 1, price: null },
  });
  expect(first.body).toMatchObject({
    price: null,
    currency: null,
    version: 2,
    category: 'Cookware',
  });
  const second = await admin.call(updateProductCall, {
    params: at,
    body: { version: 1, price: 5 },
  });
  expect(second).toMatchObject({
    status: 409,
    problem: { code: 'CHANGED_MEANWHILE', params: { by: 'Test Person' } },
  });
  const stored = await admin.call(getProductCall, { params: at });
  expect(stored.body).toMatchObject({ price: null, version: 2, category: 'Cookware' });
});

test('products are searched, filtered, sorted and changed in bulk [SUP-03]', async () => {
  await add({ sku: 'A-1', names: { en: 'Pan', fr: 'Poêle' }, price: 300 });
  await add({ sku: 'B-2', names: { en: 'Knife', fr: 'Couteau' }, category: 'Cutlery', price: 100 });
  const skus = async (query: object) =>
    (await admin.call(listProductsCall, { params, query })).body.items.map(({ sku }) => sku);
  expect(await skus({ q: 'poele' })).toEqual(['A-1']);
  await add({ sku: 'C-3', category: '', price: undefined as never });
  const where = (field: string, operator: string, value: unknown) => ({
    groups: JSON.stringify([{ filters: [{ field, operator, value }] }]),
  });
  expect(await skus(where('category', 'any-of', ['Cutlery', 'Linen']))).toEqual(['B-2']);
  expect(await skus(where('category', 'any-of', ['']))).toEqual(['C-3']);
  expect(await skus(where('category', 'none-of', ['Cutlery', 'Cookware']))).toEqual(['C-3']);
  expect(await skus(where('price', 'between', [2.5, 3]))).toEqual(['A-1']);
  expect(await skus(where('hasPrice', 'is', false))).toEqual(['C-3']);
  expect(await skus(where('hasGtin', 'is', true))).toEqual([]);
  expect(await skus(where('name', 'starts-with', 'coutea'))).toEqual(['B-2']);
  expect(await skus(where('sku', 'equals', 'a-1'))).toEqual(['A-1']);
  expect(await skus(where('gtin', 'contains', '400'))).toEqual([]);
  expect(await skus({ sortBy: 'name' })).toEqual(['C-3', 'B-2', 'A-1']);
  expect(await skus({ sortBy: 'price', sortDesc: 'true' })).toEqual(['A-1', 'B-2', 'C-3']);
  const bulk = await admin.call(changeProductsCall, {
    params,
    body: { which: { filter: { q: 'poêle' } }, change: { action: 'deactivate' } },
  });
  expect(bulk.body.changed).toBe(1);
  expect(await skus({ view: 'inactive' })).toEqual(['A-1']);
  const [excluded] = (await admin.call(listProductsCall, { params, query: { q: 'B-2' } })).body
    .items;
  const allButOne = await admin.call(changeProductsCall, {
    params,
    body: {
      which: { filter: { view: 'active' }, except: [excluded?.id ?? ''] },
      change: { action: 'deactivate' },
    },
  });
  expect([allButOne.body.changed, await skus({ view: 'active' })]).toEqual([1, ['B-2']]);
  const { body } = await admin.call(getProductFiltersCall, { params });
  expect(body).toMatchObject({
    views: { all: 3, active: 1, inactive: 2 },
    category: [
      { value: '', count: 1 },
      { value: 'Cookware', count: 1 },
      { value: 'Cutlery', count: 1 },
    ],
  });
});

test('another client’s products are neither seen nor changed', async () => {
  const id = await add({ sku: 'MINE' });
  const theirs = { uuid: other.id, id };
  const seen = await otherAdmin.call(getProductCall, { params: theirs });
  const changed = await otherAdmin.call(updateProductCall, {
    params: theirs,
    body: { version: 1, sku: 'THEIRS' },
  });
  const bulk = await otherAdmin.call(changeProductsCall, {
    params: { uuid: other.id },
    body: { which: { ids: [id] }, change: { action: 'deactivate' } },
  });
  expect([seen.status, changed.status, bulk.body.changed]).toEqual([404, 404, 0]);
});

test('super admins list the products of all clients with the client’s name', async () => {
  await add({ sku: `ALL-${client.brandId}` });
  const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const { body } = await superAdmin.call(listAllProductsCall, { query: { q: client.brandId } });
  expect(body).toMatchObject({
    total: 1,
    items: [{ client: { uuid: client.id, name: client.name } }],
  });
});
