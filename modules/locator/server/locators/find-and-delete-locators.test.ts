import { beforeEach, expect, test } from 'vitest';
import {
  createLocatorCall,
  deleteLocatorCall,
  getLocatorCall,
  getPublicLocatorCall,
} from '#modules/locator/contract/locator-calls.ts';
import { searchCall } from '#platform/contract/search.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLocator } from '../testing/sample-records.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const client = await suite.people.client();
const admin = await suite.adminOf(client);
let slug = '';
let params = { slug };

beforeEach(async () => {
  slug = await brandLocator(app, client);
  params = { slug };
});

test('a deleted locator is gone with its versions, and its slug is free [LOC-01]', async () => {
  expect((await admin.call(deleteLocatorCall, { params })).status).toBe(204);
  expect((await admin.call(getLocatorCall, { params })).status).toBe(404);
  expect((await suite.visitor().call(getPublicLocatorCall, { params })).status).toBe(404);
  const again = await admin.call(createLocatorCall, {
    params: { clientId: client.id },
    body: { name: 'Again', slug },
  });
  expect(again.body.version).toBe(1);
});

test('the search in the header finds locators by name and slug [NAV-08]', async () => {
  await brandLocator(app, client, { name: 'Révendeurs', slug: `dealers-${slug}` });
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'revend' } });
  expect(body.groups).toMatchObject([
    { kind: 'locators', total: 1, hits: [{ path: `platform/locator/dealers-${slug}` }] },
  ]);
});
