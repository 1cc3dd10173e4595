import { expect, test } from 'vitest';
import { storesAfter, storesByIds } from '#modules/directory/contract/locations/locate-stores.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';
import { addStores } from '../testing/stores.ts';

const suite = await testApp();
const { app } = suite;
const { db } = new Shop(app);

test('a closed location leads to the open one at the end of its moves, and a circle to none [LOC-06]', async () => {
  const client = await suite.people.client();
  const closed = { closed_at: new Date() };
  const ids = await addStores(app, client, [
    { name: 'Open' },
    { name: 'Second', ...closed },
    { name: 'First', ...closed },
    { name: 'Alone', ...closed },
    { name: 'Circle', ...closed },
    { name: 'Other', ...closed },
  ]);
  for (const [one, other] of [
    ['Second', 'Open'],
    ['First', 'Second'],
    ['Circle', 'Other'],
    ['Other', 'Circle'],
  ])
    await db
      .updateTable('directory.locations')
      .set({ moved_to_id: ids.get(other ?? '') ?? null })
      .where('client_id', '=', client.id)
      .where('id', '=', ids.get(one ?? '') ?? '')
      .execute();
  const found = await app.ports.call(
    storesByIds,
    { clientId: client.id, ids: [...ids.values()] },
    { db, app },
  );
  const open = ids.get('Open');
  expect(
    found.map(({ name, closedAt, movedToId }) => [name, closedAt !== null, movedToId]),
  ).toEqual([
    ['Alone', true, null],
    ['Circle', true, null],
    ['First', true, open],
    ['Open', false, null],
    ['Other', true, null],
    ['Second', true, open],
  ]);
  const elsewhere = { clientId: (await suite.people.client()).id, ids: [open ?? ''] };
  expect(await app.ports.call(storesByIds, elsewhere, { db, app })).toEqual([]);
});

test('open locations come page after page by id [LOC-06]', async () => {
  const client = await suite.people.client();
  const ids = await addStores(app, client, [
    { name: 'One' },
    { name: 'Two', country: 'NO' },
    { name: 'Three', closed_at: new Date() },
    { name: 'Four' },
  ]);
  const page = async (after?: string, countries?: string[]) =>
    (
      await app.ports.call(
        storesAfter,
        { clientId: client.id, limit: 2, ...(after && { after }), ...(countries && { countries }) },
        { db, app },
      )
    ).map(({ name }) => name);
  expect(await page()).toEqual(['One', 'Two']);
  expect(await page(ids.get('Two'))).toEqual(['Four']);
  expect(await page(undefined, ['FR'])).toEqual(['One', 'Four']);
});
