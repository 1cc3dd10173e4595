import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listAllProductsCall } from '#modules/directory/contract/all-clients.ts';
import {
  listProductCategoriesCall,
  nameProductCategoryCall,
} from '#modules/directory/contract/products/product-categories.ts';
import { findProduct } from '#modules/directory/contract/products/product-lookup.ts';
import { productFacts } from '#modules/directory/contract/products/product-ports.ts';
import {
  createProductCall,
  exportProductsCall,
  getProductCall,
  getProductFiltersCall,
  listProductsCall,
  productImportCalls,
} from '#modules/directory/contract/products/products.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { exportedFile, importedFile } from '../testing/moved-file.ts';

const suite = await testApp();
const everywhere = suite.app.database.acrossClients();
let client = await suite.people.client();
let params = { uuid: '' };
let french = suite.visitor();
let german = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  await sql`update directory.clients set locales = '{no,fr,de}', default_locale = 'no' where id = ${client.id}`.execute(
    everywhere,
  );
  const reader = async (locale: Locale) =>
    suite.visitor().as(await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] }));
  french = await reader('fr');
  german = await reader('de');
});

async function add(sku: string, category: string): Promise<string> {
  const body = { sku, names: { no: sku }, category };
  return (await french.call(createProductCall, { params, body })).body.id;
}

const name = (category: string, names: Partial<Record<Locale, string>>, version = 0) =>
  french.call(nameProductCategoryCall, { params, body: { category, names, version } });

const skusBy = async (visitor: typeof french) =>
  (
    await visitor.call(listProductsCall, {
      params,
      query: { sortBy: 'category', sortDesc: 'false' },
    })
  ).body.items.map(({ sku, category, categoryName }) => [sku, category, categoryName]);

test('a category is read in the reader’s language, else in the brand’s, else as it is written [SUP-03] [GEN-02]', async () => {
  const id = await add('A', 'Kokekar');
  const one = { params: { ...params, id } };
  expect((await french.call(getProductCall, one)).body.categoryName).toBe('Kokekar');
  const named = await name('Kokekar', { fr: 'Cuisson', no: 'Kokekar og gryter' });
  expect(named.body).toEqual({
    category: 'Kokekar',
    name: 'Cuisson',
    names: { fr: 'Cuisson', no: 'Kokekar og gryter' },
    products: 1,
    version: 1,
  });
  expect((await french.call(getProductCall, one)).body).toMatchObject({
    category: 'Kokekar',
    categoryName: 'Cuisson',
  });
  expect((await german.call(getProductCall, one)).body.categoryName).toBe('Kokekar og gryter');
  const db = suite.app.database.ofClient(client.id);
  const found = (locale: string) =>
    suite.app.ports.call(
      findProduct,
      { clientId: client.id, sku: 'A', locale },
      { db, app: suite.app },
    );
  expect(await found('fr')).toMatchObject({ product: { category: 'Cuisson' } });
  expect(
    await suite.app.ports.call(
      productFacts,
      { clientId: client.id, reference: 'A' },
      { db, app: suite.app },
    ),
  ).toMatchObject({ product: { category: 'Kokekar', categoryNames: { fr: 'Cuisson' } } });
});

test('lists are sorted and filters labelled by the name that the reader sees [SUP-03] [GEN-02]', async () => {
  await add('A', 'Kniver');
  await add('B', 'Brett');
  await add('C', '');
  await name('Kniver', { fr: 'Couteaux' });
  await name('Brett', { fr: 'Planches' });
  expect(await skusBy(french)).toEqual([
    ['A', 'Kniver', 'Couteaux'],
    ['B', 'Brett', 'Planches'],
    ['C', '', ''],
  ]);
  expect((await skusBy(german)).map(([sku]) => sku)).toEqual(['B', 'A', 'C']);
  const { body } = await french.call(getProductFiltersCall, { params });
  expect(body.category).toEqual([
    { value: '', label: '', count: 1 },
    { value: 'Kniver', label: 'Couteaux', count: 1 },
    { value: 'Brett', label: 'Planches', count: 1 },
  ]);
  const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const all = await superAdmin.call(listAllProductsCall, { query: { q: 'A' } });
  expect(all.status).toBe(200);
});

test('the second of two editors is refused, and a category that no product has is not found [SUP-03]', async () => {
  await add('A', 'Kniver');
  expect((await name('Kniver', { fr: 'Couteaux' })).status).toBe(200);
  expect(await name('Kniver', { fr: 'Coutellerie' })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });
  expect((await name('Kniver', { fr: 'Coutellerie' }, 1)).body.version).toBe(2);
  expect((await name('Gafler', { fr: 'Fourchettes' })).status).toBe(404);
  const long = await name('Kniver', { fr: 'x'.repeat(101) }, 2);
  expect(long.status).toBe(400);
  const other = await suite.people.client();
  const others = await suite.adminOf(other);
  const list = (visitor: typeof french, uuid: string) =>
    visitor.call(listProductCategoriesCall, { params: { uuid } });
  expect((await list(others, other.id)).body.items).toEqual([]);
  expect((await list(others, client.id)).status).toBe(403);
  expect((await list(french, client.id)).body.items).toMatchObject([
    { category: 'Kniver', name: 'Coutellerie', products: 1 },
  ]);
});

test('a file names categories, empty cells leave their names, and an export comes back whole [SUP-03]', async () => {
  const moved = { visitor: french, clientId: client.id };
  const file = (text: string) => new Blob([text]);
  await importedFile(
    moved,
    productImportCalls,
    file(
      'sku,nameNo,category,categoryFr,categoryDe\nA,Kniv,Kniver,Couteaux,Messer\nB,Gaffel,Kniver,,',
    ),
  );
  const names = async () =>
    (await french.call(listProductCategoriesCall, { params })).body.items.map((item) => item.names);
  expect(await names()).toEqual([{ fr: 'Couteaux', de: 'Messer' }]);
  const exported = await exportedFile(moved, exportProductsCall);
  const there = await suite.people.client();
  const admin = await suite.adminOf(there);
  await importedFile({ visitor: admin, clientId: there.id }, productImportCalls, exported);
  const copied = await admin.call(listProductCategoriesCall, { params: { uuid: there.id } });
  expect(copied.body.items).toMatchObject([{ category: 'Kniver', names: { fr: 'Couteaux' } }]);
  const changes = () =>
    sql<{ skus: string[] }>`
      select payload -> 'skus' as skus from platform.events
      where client_id = ${client.id} and type = 'products.changed' order by id`.execute(everywhere);
  expect((await changes()).rows).toEqual([{ skus: ['A', 'B'] }]);
  await importedFile(moved, productImportCalls, exported);
  expect((await changes()).rows).toHaveLength(1);
});
