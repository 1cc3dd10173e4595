import { expect, test } from 'vitest';
import { Shop } from '#modules/directory/server/testing/shop.ts';
import { brandForm } from '#modules/leads/server/testing/brand-form.ts';
import { getLocatorChoicesCall } from '#modules/locator/contract/locator-choices.ts';
import english from '#modules/locator/translations/en.json' with { type: 'json' };
import { LOCALES } from '#platform/contract/locale.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { brandLocator } from '../testing/sample-records.ts';

const house = await testHouse({ work: false });
const { app } = house;

test('the editor offers types, attributes and forms of its own brand only, and our texts in six languages [LOC-03]', async () => {
  const [client, other] = [await house.people.client(), await house.people.client()];
  const user = await house.people.user({ at: [{ client, role: 'brand_admin' }] });
  const admin = await house.visitor().as(user);
  const slug = await brandLocator(app, client);
  const form = await brandForm(app, client.id);
  await brandForm(app, other.id);
  const shop = new Shop(app);
  const type = await shop.type(client, 'Boutique');
  await shop.type(other, 'Franchise');
  const attributesOf = async (id: string, names: readonly string[]) =>
    shop.db
      .updateTable('directory.locations')
      .set({ attributes: JSON.stringify(Object.fromEntries(names.map((name) => [name, 'yes']))) })
      .where('id', '=', id)
      .execute();
  await attributesOf(await shop.location(client, { typeId: type }), ['Parking', 'Repairs']);
  await attributesOf(await shop.location(client), ['Repairs']);
  await attributesOf(await shop.location(other), ['Secret']);

  const { status, body } = await admin.call(getLocatorChoicesCall, { params: { slug } });
  expect(status).toBe(200);
  expect(body.types).toEqual([{ id: type, name: 'Boutique', locations: 1 }]);
  expect(body.attributes).toEqual(['Repairs', 'Parking']);
  expect(body.forms).toEqual([expect.objectContaining({ id: form.id })]);
  expect(Object.keys(body.texts).sort()).toEqual([...LOCALES].sort());
  for (const texts of Object.values(body.texts))
    expect(Object.keys(texts)).toEqual(Object.keys(english.site));
});
