import { expect, test } from 'vitest';
import { BRAND_CHANGED, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { testProcess } from '#platform/server/jobs/testing/test-process.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const client = await suite.people.client();
const db = app.database.acrossClients();

test('a brand is found by its client id, its brand id and its host in any case', async () => {
  const host = `${client.brandId}.example`;
  await db
    .updateTable('directory.clients')
    .set({ short_url_base: host })
    .where('id', '=', client.id)
    .execute();
  const byId = await app.ports.call(findBrand, { clientId: client.id }, { db, app });
  expect(byId).toMatchObject({ clientId: client.id, shortUrlBase: host, archived: false });
  const found = [{ brandId: byId?.brandId ?? '' }, { host: host.toUpperCase() }];
  for (const by of found) expect(await app.ports.call(findBrand, by, { db, app })).toEqual(byId);
  expect(await app.ports.call(findBrand, { host: 'nobody.example' }, { db, app })).toBeNull();
});

test('the database announces every change of a brand to every process, even by direct SQL', async () => {
  const received: Announcement[] = [];
  const second = await testProcess({ url: suite.databaseUrl, work: false });
  const inSecond: Announcement[] = [];
  second.live.on<Announcement>(BRAND_CHANGED, (announcement) => inSecond.push(announcement));
  const end = app.live.on<Announcement>(BRAND_CHANGED, (announcement) =>
    received.push(announcement),
  );
  await db
    .updateTable('directory.clients')
    .set({ name: 'Other' })
    .where('id', '=', client.id)
    .execute();
  await expect.poll(() => received.map(({ clientId }) => clientId)).toContain(client.id);
  expect(received.find(({ clientId }) => clientId === client.id)?.keys).toEqual([client.id]);
  await expect.poll(() => inSecond.map(({ clientId }) => clientId)).toContain(client.id);
  end();
});
