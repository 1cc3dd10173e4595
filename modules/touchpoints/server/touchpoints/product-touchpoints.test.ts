import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setProductLookupCall } from '#modules/directory/contract/products/product-lookup.ts';
import {
  createProductCall,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { createProductTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import {
  fetchExternalProductCall,
  lookUpProductsCall,
  switchProductCall,
} from '#modules/touchpoints/contract/product-lookup.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { startTestReceiver, status } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const pim = await startTestReceiver();
afterAll(() => pim.close());
const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' }, work: false });
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await newAdmin();
});

async function newAdmin() {
  return suite.visitor().as(await suite.people.user({ at: [{ client, role: 'brand_admin' }] }));
}

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

const product = (given: { sku: string; gtin?: string; names?: Record<string, string> }) =>
  admin.call(createProductCall, {
    params: { uuid: client.id },
    body: { names: { en: 'Cocotte 26 cm' }, ...given },
  });

const lookUp = async (...skus: string[]) =>
  (await admin.call(lookUpProductsCall, { body: { brandId: client.brandId, skus } })).body.items;

const create = (sku: string | string[], given: object = {}, as = admin) =>
  as.call(createProductTouchpointCall, { body: { brandId: client.brandId, sku, ...given } });

function storedTouchpoints() {
  return suite.app.database
    .ofClient<TouchpointsTables>(client.id)
    .selectFrom('touchpoints.touchpoints')
    .selectAll()
    .where('client_id', '=', client.id)
    .orderBy('id')
    .execute();
}

test('each reference is OK with a suffix, or KO with its reason [TP-04]', async () => {
  await product({ sku: 'AUB-26', gtin: '4006381333931', names: { fr: 'Cocotte', de: 'Bräter' } });
  await product({ sku: 'AUB-30' });
  await product({ sku: 'HAS-ONE' });
  const id = await madeTouchpoint(suite.app, client, { sku: 'has-one', suffix: 'One' });
  await product({ sku: 'OFF-1' });
  await admin.call(switchProductCall, {
    body: { brandId: client.brandId, sku: 'off-1', activated: false },
  });
  const { body: old } = await product({ sku: 'OLD-1' });
  await admin.call(updateProductCall, {
    params: { uuid: client.id, id: old.id },
    body: { version: 1, active: false },
  });
  const items = await lookUp(
    'aub-26',
    'AUB-31',
    '4006381333931',
    'HAS-ONE',
    'OFF-1',
    'OLD-1',
    'NOPE-9000',
    '12345678901',
    'AUB-26',
    '4006381333930',
  );
  expect(items).toMatchObject([
    {
      reference: 'aub-26',
      status: 'OK',
      reason: null,
      product: { sku: 'AUB-26', name: 'Cocotte', locales: ['fr', 'de'] },
      proposedSuffix: 'cocotte',
      touchpointConfiguration: { activated: true },
    },
    { status: 'KO', reason: 'unknown', similar: 'AUB-30', product: null, proposedSuffix: null },
    { reference: '4006381333931', status: 'KO', reason: 'givenTwice' },
    {
      status: 'KO',
      reason: 'hasTouchpoint',
      touchpoint: { _id: id, shortUrl: `http://suite.test/s/${client.brandId}/One` },
    },
    {
      status: 'KO',
      reason: 'switchedOff',
      product: { sku: 'OFF-1' },
      touchpointConfiguration: { activated: false },
    },
    {
      status: 'KO',
      reason: 'inactive',
      product: { sku: 'OLD-1' },
      inactiveProductId: old.id,
      proposedSuffix: null,
    },
    { status: 'KO', reason: 'unknown', similar: null, inactiveProductId: null },
    { status: 'KO', reason: 'notGtin' },
    { status: 'KO', reason: 'givenTwice' },
    { status: 'KO', reason: 'notGtin' },
  ]);
});

test('a single product is looked up, and can be switched off and on again [TP-04]', async () => {
  await product({ sku: 'OFF-1' });
  const look = async () =>
    (
      await admin.call(fetchExternalProductCall, {
        query: { brandId: client.brandId, sku: 'off-1' },
      })
    ).body;
  for (const activated of [false, true]) {
    await admin.call(switchProductCall, {
      body: { brandId: client.brandId, sku: 'OFF-1', activated },
    });
    expect(await look()).toMatchObject({
      status: activated ? 'OK' : 'KO',
      touchpointConfiguration: { activated },
    });
  }
});

test('the OK ones are created in one go, the KO ones explained [TP-04]', async () => {
  await product({ sku: 'A-1', gtin: '4006381333931' });
  await product({ sku: 'A-2' });
  await product({ sku: 'A-3', names: { en: '鍋' } });
  const { status: code, body } = await create(['A-1', 'a-2', 'A-3', 'NOPE-9000'], {
    digitalLinks: ['A-1', 'A-2'],
  });
  expect(code).toBe(201);
  expect(body.created).toMatchObject([
    {
      type: 'product',
      sourceSuffix: 'cocotte-26-cm',
      leadsTo: 'landing',
      landingPageState: 'waiting',
      product: { sku: 'A-1', name: 'Cocotte 26 cm', gtin: '4006381333931' },
      code: {
        digitalLink: true,
        address: `http://suite.test/s/${client.brandId}/01/04006381333931`,
      },
    },
    {
      sourceSuffix: 'cocotte-26-cm-2',
      code: {
        digitalLink: false,
        address: `http://suite.test/s/${client.brandId}/cocotte-26-cm-2?q`,
      },
    },
    { sourceSuffix: 'a-3', product: { name: '鍋' } },
  ]);
  expect(body.refused).toMatchObject([{ reference: 'NOPE-9000', reason: 'unknown' }]);
  const { rows } = await suite.app.database
    .acrossClients()
    .selectFrom('platform.events')
    .select('payload')
    .where('client_id', '=', client.id)
    .where('type', '=', 'touchpoint.created')
    .execute()
    .then((found) => ({ rows: found }));
  expect(rows).toEqual([{ payload: { touchpointIds: body.created.map(({ _id }) => _id) } }]);
  const again = await create('A-1');
  // [ERR-02] Nothing was created, so the status is not 201.
  expect(again.status).toBe(200);
  expect(again.body).toMatchObject({ created: [], refused: [{ reason: 'hasTouchpoint' }] });
  expect(await storedTouchpoints()).toHaveLength(3);
});

test('201 references are refused at their place and nothing is written [TP-04]', async () => {
  await product({ sku: 'A-0' });
  const many = Array.from({ length: 201 }, (_, at) => `A-${at}`);
  const created = await create(many);
  expect(created.status).toBe(400);
  expect(created.problem.errors).toEqual([
    { field: 'body.sku', code: 'tooManyReferences', params: { max: 200 } },
  ]);
  const looked = await admin.call(lookUpProductsCall, {
    body: { brandId: client.brandId, skus: many },
  });
  expect(looked.problem.errors).toEqual([
    { field: 'body.skus', code: 'tooManyReferences', params: { max: 200 } },
  ]);
  expect(await storedTouchpoints()).toEqual([]);
});

test('200 products with one name get 200 touchpoints with suffixes of their own [TP-04]', async () => {
  const skus = Array.from({ length: 200 }, (_, at) => `S-${at}`);
  for (const sku of skus) await product({ sku });
  const { body } = await create(skus);
  expect(body.created.map((one) => one.product?.sku)).toEqual(skus);
  expect(new Set(body.created.map((one) => one.sourceSuffix)).size).toBe(200);
});

test('users who create the same products concurrently create each one once [TP-04]', async () => {
  for (const sku of ['R-1', 'R-2', 'R-3']) await product({ sku });
  const others = await Promise.all([newAdmin(), newAdmin(), newAdmin()]);
  const answers = await Promise.all(
    others.map((one, at) =>
      create(at % 2 ? ['R-3', 'R-2', 'R-1'] : ['R-1', 'R-2', 'R-3'], {}, one),
    ),
  );
  for (const { status, body } of answers) expect(status).toBe(body.created.length > 0 ? 201 : 200);
  expect(answers.flatMap((one) => one.body.created)).toHaveLength(3);
  expect(answers.flatMap((one) => one.body.refused).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 6 }, () => 'hasTouchpoint'),
  );
  expect(await storedTouchpoints()).toHaveLength(3);
});

test('products of the brand’s own system are created; its failure is reported and further requests stop [TP-04]', async () => {
  await configure();
  pim.answerNext(answer({ sku: 'X-1', name: 'Kniv 20' }));
  const one = await create('X-1');
  expect(one.body.created).toMatchObject([{ product: { sku: 'X-1', name: 'Kniv 20' } }]);
  const before = pim.received.length;
  pim.answerNext(...Array.from({ length: 7 }, () => status(503)));
  const many = await create(Array.from({ length: 60 }, (_, at) => `Y-${at}`));
  expect(new Set(many.body.refused.map(({ reason }) => reason))).toEqual(new Set(['failed']));
  expect(pim.received.length - before).toBeLessThanOrEqual(7);
  expect(await storedTouchpoints()).toHaveLength(1);
});

test('an unknown configuration and another brand make nothing [TP-02]', async () => {
  await product({ sku: 'A-1' });
  const unknown = await create('A-1', { configurationSlug: 'nope' });
  expect(unknown.problem.code).toBe('CONFIGURATION_UNKNOWN');
  const other = await suite.people.client();
  expect((await create('A-1', { brandId: other.brandId })).status).toBe(403);
  expect(await storedTouchpoints()).toEqual([]);
});

test('a product is called in the language of its reader, else in that of the brand [GEN-03]', async () => {
  await product({ sku: 'C-1', names: { en: 'Casserole', fr: 'Cocotte', de: 'Bräter' } });
  await product({ sku: 'C-2', names: { en: 'Mill' } });
  await create(['C-1', 'C-2']);
  const namesFor = async (locale: 'de' | 'fr' | 'no') => {
    const reader = await suite
      .visitor()
      .as(await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] }));
    const { body } = await reader.call(searchTouchpointsCall, {
      body: { brandId: client.brandId, sortBy: 'shortUrl', sortDesc: false },
    });
    return body.items.map(({ product: found }) => found?.name);
  };
  expect(await namesFor('de')).toEqual(['Bräter', 'Mill']);
  expect(await namesFor('fr')).toEqual(['Cocotte', 'Mill']);
  expect(await namesFor('no')).toEqual(['Casserole', 'Mill']);
});
