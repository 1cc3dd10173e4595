import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  findProduct,
  getProductLookupCall,
  setProductLookupCall,
  tryProductLookupCall,
} from '#modules/directory/contract/products/product-lookup.ts';
import {
  createProductCall,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { startTestReceiver, status } from '#platform/server/outbound/testing/test-receiver.ts';
import { patience } from '#platform/testing/patience.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { DirectoryTables } from '../tables.ts';
import { productLookupConnector } from './product-lookup.connector.ts';

const pim = await startTestReceiver();
afterAll(() => pim.close());
const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
let client = await suite.people.client();
let params = { uuid: client.id };

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
});

const answer = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

async function configure(given: object = {}, at = { by: superAdmin, uuid: client.id }) {
  return at.by.call(setProductLookupCall, {
    params: { uuid: at.uuid },
    body: {
      urlTemplate: `${pim.url}/products/{sku}?full=1`,
      headerName: 'X-Api-Key',
      secret: 'pim-secret-1',
      timeoutMs: 500,
      enabled: true,
      version: 0,
      ...given,
    },
  });
}

function find(sku: string, locale?: string) {
  const { app } = suite;
  const db = app.database.ofClient(client.id);
  const query = { clientId: client.id, sku, ...(locale && { locale }) };
  return app.ports.call(findProduct, query, { db, app });
}

test('the catalogue has precedence, ignores case, and hides inactive products without querying the lookup [SUP-03]', async () => {
  await configure();
  const admin = await suite.adminOf(client);
  const { body } = await admin.call(createProductCall, {
    params,
    body: { sku: 'AUB-24', names: { en: 'Casserole', de: 'Bräter' }, price: 18_900 },
  });
  expect(await find('aub-24', 'de')).toMatchObject({
    outcome: 'found',
    product: { sku: 'AUB-24', name: 'Bräter', price: 18_900, currency: 'EUR', source: 'catalogue' },
  });
  await admin.call(updateProductCall, {
    params: { ...params, id: body.id },
    body: { version: 1, active: false },
  });
  const before = pim.received.length;
  expect(await find('AUB-24')).toEqual({ outcome: 'unknown' });
  expect(pim.received.length).toBe(before);
});

test('without a lookup a product that is not in the catalogue is unknown', async () => {
  expect(await find('NOPE')).toEqual({ outcome: 'unknown' });
});

test('the brand’s own system is queried for other products, with its secret [SUP-03]', async () => {
  await configure();
  pim.answerNext(answer({ sku: 'x/1 y', name: 'Kniv', price: 49_900, currency: 'NOK' }));
  expect(await find('X/1 y')).toMatchObject({
    outcome: 'found',
    product: { name: 'Kniv', price: 49_900, currency: 'NOK', source: 'lookup' },
  });
  expect(pim.received.at(-1)).toMatchObject({
    path: '/products/X%2F1%20y?full=1',
    headers: { 'x-api-key': 'pim-secret-1' },
  });
});

test.each([
  ['404', status(404), { outcome: 'unknown' }],
  ['503', status(503), { outcome: 'failed', reason: 'STATUS_NOT_OK' }],
  [
    'a redirect',
    status(302, { location: 'http://127.0.0.1/' }),
    { outcome: 'failed', reason: 'STATUS_NOT_OK' },
  ],
  ['401', status(401), { outcome: 'failed', reason: 'NOT_AUTHORISED' }],
  ['no JSON', answer('<html>'), { outcome: 'failed', reason: 'ANSWER_NOT_UNDERSTOOD' }],
  ['another shape', answer({ id: 1 }), { outcome: 'failed', reason: 'ANSWER_NOT_UNDERSTOOD' }],
  [
    'another product',
    answer({ sku: 'OTHER', name: 'x' }),
    { outcome: 'failed', reason: 'ANSWER_NOT_UNDERSTOOD' },
  ],
  ['nothing in time', () => {}, { outcome: 'failed', reason: 'TIMED_OUT' }],
])('a lookup response of %s has its own outcome', async (_, reply, expected) => {
  await configure();
  pim.answerNext(reply);
  expect(await find('SKU-1')).toEqual(expected);
});

test('an internal address is refused without a request', async () => {
  await configure({ urlTemplate: 'https://169.254.169.254/{sku}' });
  expect(await find('SKU-1')).toEqual({ outcome: 'failed', reason: 'ADDRESS_NOT_ALLOWED' });
});

test('a super admin configures and tests the lookup; the secret is never returned and survives an update without it', async () => {
  const set = await configure();
  expect(set.body).toMatchObject({ configured: true, hasSecret: true, version: 1 });
  const { secret: _secret, ...otherSettings } = { secret: 1, timeoutMs: 900, version: 1 };
  const again = await superAdmin.call(setProductLookupCall, {
    params,
    body: {
      urlTemplate: `${pim.url}/{sku}`,
      headerName: 'X-Api-Key',
      enabled: true,
      ...otherSettings,
    },
  });
  expect(again.body).toMatchObject({ hasSecret: true, version: 2, timeoutMs: 900 });
  const got = await superAdmin.call(getProductLookupCall, { params });
  expect(got.raw.body).not.toContain('pim-secret-1');
  const { rows } = await suite.app.database
    .acrossClients()
    .selectFrom('directory.product_lookups')
    .select('sealed_secret')
    .where('client_id', '=', client.id)
    .execute()
    .then((found) => ({ rows: found }));
  expect(JSON.stringify(rows)).not.toContain('pim-secret-1');
  // A concurrent change at another client must not appear as the conflicting change here.
  const elsewhere = await suite.people.client();
  const other = await suite
    .visitor()
    .as(await suite.people.user({ superAdmin: true, firstName: 'Other' }));
  await configure({}, { by: other, uuid: elsewhere.id });
  const stale = await configure({ version: 1 });
  expect(stale.problem).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    params: { by: 'Test Person' },
  });
  pim.answerNext(status(404));
  const tried = await superAdmin.call(tryProductLookupCall, { params, body: { sku: 'A' } });
  expect(tried.body.result).toEqual({ outcome: 'unknown' });
  expect(pim.received.at(-1)?.headers['x-api-key']).toBe('pim-secret-1');
});

test.each([
  ['another system', { urlTemplate: 'https://elsewhere.example/{sku}' }],
  ['another port', { urlTemplate: `${pim.url.replace(/\d+$/, '1')}/{sku}` }],
  ['another header', { headerName: 'Authorization' }],
])('a stored secret is not sent to %s', async (_, change) => {
  await configure();
  const { body } = await configure({ ...change, secret: undefined, version: 1 });
  expect(body).toMatchObject({ configured: true, hasSecret: false });
  // Not even when the old URL is restored.
  await configure({ secret: undefined, version: 2 });
  pim.answerNext(status(404));
  await find('SKU-1');
  expect(pim.received.at(-1)?.headers).not.toHaveProperty('x-api-key');
  const again = await configure({ ...change, secret: 'pim-secret-2', version: 3 });
  expect(again.body.hasSecret).toBe(true);
});

test('a secret sealed with another key is reported, and no request is sent', async () => {
  await configure();
  await suite.app.database
    .acrossClients<DirectoryTables>()
    .updateTable('directory.product_lookups')
    .set({ sealed_secret: 'of another key' })
    .where('client_id', '=', client.id)
    .execute();
  const before = pim.received.length;
  const failed = { outcome: 'failed', reason: 'SECRET_UNREADABLE' };
  expect(await find('SKU-1')).toEqual(failed);
  const tried = await superAdmin.call(tryProductLookupCall, { params, body: { sku: 'A' } });
  expect(tried.body.result).toEqual(failed);
  expect(pim.received.length).toBe(before);
  const instances = (await productLookupConnector.instances?.(suite.app)) ?? [];
  const instance = instances.find(({ key }) => key === client.id);
  const look = { app: suite.app, instance, signal: AbortSignal.timeout(patience.condition) };
  expect(await productLookupConnector.check(look)).toBe('FAILED');
});

test.each([
  [{ urlTemplate: 'https://pim.example/products' }, 'body.urlTemplate', 'skuPlaceholder'],
  [{ urlTemplate: 'https://{sku}.example/' }, 'body.urlTemplate', 'url'],
  [{ urlTemplate: 'file:///{sku}' }, 'body.urlTemplate', 'url'],
  [{ headerName: 'X Key' }, 'body.headerName', 'headerName'],
  [{ secret: 'a\nb: c' }, 'body.secret', 'plainCharacters'],
  [{ timeoutMs: 60_000 }, 'body.timeoutMs', 'max'],
])('invalid input %o is reported at its field', async (wrong, field, code) => {
  const { problem } = await configure(wrong);
  expect(problem.errors).toMatchObject([{ field, code }]);
});

test('its health is checked for each configured client', async () => {
  await configure();
  const { app } = suite;
  const instances = (await productLookupConnector.instances?.(app)) ?? [];
  const instance = instances.find(({ key }) => key === client.id);
  expect(instance).toMatchObject({ clientId: client.id, name: client.name });
  const look = () =>
    productLookupConnector.check({
      app,
      instance,
      signal: AbortSignal.timeout(patience.condition),
    });
  pim.answerNext(status(404), status(500));
  expect([await look(), await look()]).toEqual(['ANSWERS', 'STATUS_NOT_OK']);
});

test.each([
  ['a zero character', 'Kni\u0000v'],
  ['a bell', 'Kni\u0007v'],
  ['half a character', 'Kniv \ud83d'],
])(
  'a response with %s is rejected as not understood, because it cannot be stored [SUP-03]',
  async (_what, bad) => {
    await configure();
    const product = {
      sku: 'BAD-1',
      name: 'Kniv',
      category: 'Kniver',
      imageUrl: 'https://a.example/1',
    };
    for (const field of ['name', 'category', 'imageUrl'] as const) {
      pim.answerNext(answer({ ...product, [field]: product[field] + bad }));
      expect(await find('BAD-1')).toEqual({ outcome: 'failed', reason: 'ANSWER_NOT_UNDERSTOOD' });
    }
    pim.answerNext(answer({ ...product, name: 'Kniv\n' }));
    expect(await find('BAD-1')).toMatchObject({ outcome: 'found', product: { name: 'Kniv' } });
  },
);
