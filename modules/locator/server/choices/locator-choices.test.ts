import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFormCall } from '#modules/forms/contract/form-calls.ts';
import { getLocatorCall, saveLocatorDraftCall } from '#modules/locator/contract/locator-calls.ts';
import {
  getAreaPagesCall,
  getLocatorChoicesCall,
} from '#modules/locator/contract/locator-choices.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { addLocation, addLocationType } from '../testing/directory-records.ts';
import { brandLocator } from '../testing/sample-records.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const english = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../translations/en.json'), 'utf8'),
) as { site: object };

test('the editor offers types, attributes and forms of its own brand only, and our texts in six languages [LOC-03]', async () => {
  const [client, other] = [await suite.people.client(), await suite.people.client()];
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const admin = await suite.visitor().as(user);
  const slug = await brandLocator(app, client);
  const addForm = async (by: typeof admin, clientId: string) =>
    (await by.call(createFormCall, { params: { clientId }, body: { name: 'Ask a store' } })).body;
  const form = await addForm(admin, client.id);
  await addForm(await suite.adminOf(other), other.id);
  const type = await addLocationType(app, client, 'Boutique');
  await addLocationType(app, other, 'Franchise');
  await addLocation(app, client, { typeId: type, attributes: ['Parking', 'Repairs'] });
  await addLocation(app, client, { attributes: ['Repairs'] });
  await addLocation(app, other, { attributes: ['Secret'] });

  const { status, body } = await admin.call(getLocatorChoicesCall, { params: { slug } });
  expect(status).toBe(200);
  expect(body.types).toEqual([{ id: type, name: 'Boutique', locations: 1 }]);
  expect(body.attributes).toEqual(['Repairs', 'Parking']);
  expect(body.forms).toEqual([expect.objectContaining({ id: form.id })]);
  expect(body.color).toBeNull();
  expect(Object.keys(body.texts).sort()).toEqual([...LOCALES].sort());
  for (const texts of Object.values(body.texts))
    expect(Object.keys(texts)).toEqual(Object.keys(english.site));
});

test('the editor shows how many pages each level of areas makes of the stores that the draft shows [LOC-03]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const slug = await brandLocator(app, client);
  await addLocation(app, client);
  await addLocation(app, client);
  const pages = async () => (await admin.call(getAreaPagesCall, { params: { slug } })).body.levels;
  expect(await pages()).toEqual([1, 1, 0, 1]);
  const { body } = await admin.call(getLocatorCall, { params: { slug } });
  await admin.call(saveLocatorDraftCall, {
    params: { slug },
    body: { config: { ...body.config, countries: ['FR'] }, revision: 0 },
  });
  expect(await pages()).toEqual([0, 0, 0, 0]);
});
