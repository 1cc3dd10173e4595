import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setProductLookupCall } from '#modules/directory/contract/products/product-lookup.ts';
import { productFacts } from '#modules/directory/contract/products/product-ports.ts';
import {
  createProductCall,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { startTestReceiver, status } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';

const pim = await startTestReceiver();
afterAll(() => pim.close());
const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' }, work: false });
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const answer = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const configure = () =>
  superAdmin.call(setProductLookupCall, {
    params: { uuid: client.id },
    body: {
      urlTemplate: `${pim.url}/{sku}`,
      headerName: null,
      timeoutMs: 500,
      enabled: true,
      version: 0,
    },
  });

async function product(given: { sku: string; gtin?: string; names?: Record<string, string> }) {
  const { body } = await admin.call(createProductCall, {
    params: { uuid: client.id },
    body: { names: { en: 'Casserole', de: 'Bräter' }, ...given },
  });
  return body;
}

function facts(reference: string, askOutside?: boolean) {
  const { app } = suite;
  const db = app.database.ofClient(client.id);
  const query = { clientId: client.id, reference, ...(askOutside === false && { askOutside }) };
  return app.ports.call(productFacts, query, { db, app });
}

test('the catalogue knows a product by its sku in any case and by its GTIN with any zeros [TP-04]', async () => {
  await product({ sku: 'AUB-24', gtin: '4006381333931' });
  for (const reference of [
    'aub-24',
    ' AUB-24 ',
    '4006381333931',
    '04006381333931',
    '4006381-333931',
  ])
    expect([reference, await facts(reference)]).toMatchObject([
      reference,
      {
        outcome: 'found',
        product: { sku: 'AUB-24', gtin: '4006381333931', names: { en: 'Casserole', de: 'Bräter' } },
      },
    ]);
});

test('an inactive product is reported as inactive without querying the lookup [TP-04]', async () => {
  await configure();
  const { id } = await product({ sku: 'OLD-1' });
  await admin.call(updateProductCall, {
    params: { uuid: client.id, id },
    body: { version: 1, active: false },
  });
  const before = pim.received.length;
  expect(await facts('OLD-1')).toMatchObject({
    outcome: 'inactive',
    product: { sku: 'OLD-1' },
    id,
  });
  expect(pim.received.length).toBe(before);
});

test.each([
  ['another letter', 'AUB-CASS-25'],
  ['a missing letter', 'AUBCASS-24'],
  ['one too many', 'AUB-CASSS-24'],
  ['two swapped', 'UAB-CASS-24'],
  ['two others at the end', 'AUB-CASS-95'],
])('a reference with %s is similar to one of the catalogue [TP-04]', async (_, reference) => {
  await product({ sku: 'AUB-CASS-24' });
  await product({ sku: 'ZZZ-CASS-24' });
  expect(await facts(reference)).toEqual({ outcome: 'unknown', similar: 'AUB-CASS-24' });
});

test('a reference that differs by more is similar to none, nor is one of another client', async () => {
  await product({ sku: 'AUB-CASS-24' });
  expect(await facts('AUB-POT-1')).toEqual({ outcome: 'unknown', similar: null });
  client = await suite.people.client();
  expect(await facts('AUB-CASS-25')).toEqual({ outcome: 'unknown', similar: null });
});

test('the brand’s own system is queried for other products, by sku or GTIN [SUP-03]', async () => {
  await configure();
  pim.answerNext(answer({ sku: 'X-1', name: 'Kniv' }));
  expect(await facts('X-1')).toMatchObject({
    outcome: 'found',
    product: { sku: 'X-1', names: { en: 'Kniv' } },
  });
  pim.answerNext(answer({ sku: 'X-2', name: 'Gryte', gtin: '4006381333931' }));
  expect(await facts('4006381333931')).toMatchObject({ outcome: 'found', product: { sku: 'X-2' } });
  // About another product.
  pim.answerNext(answer({ sku: 'X-3', name: 'Gryte', gtin: '4006381333931' }));
  expect(await facts('96385074')).toEqual({ outcome: 'failed' });
  pim.answerNext(status(503));
  expect(await facts('X-4')).toEqual({ outcome: 'failed' });
  const before = pim.received.length;
  expect(await facts('X-5', false)).toEqual({ outcome: 'failed' });
  expect(pim.received.length).toBe(before);
});
