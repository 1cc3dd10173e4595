import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { cutConnections } from '#platform/server/live/testing/cut-connections.ts';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { madeTouchpoint } from '../../testing/made-touchpoint.ts';
import { getVisitJournal } from '../../visits/visit-journal.ts';
import { anotherAddress } from '../testing/another-address.ts';
import { brandWithHost, PHONE } from '../testing/brand-with-host.ts';
import { startServer } from '../testing/start-server.ts';
import { LinkCache } from './link-cache.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const brand = await brandWithHost(suite);
const db = app.database.ofClient<TouchpointsTables>(brand.id);

type TestServer = Pick<Awaited<ReturnType<typeof startServer>>, 'inject'>;
const follow = (server: TestServer, path: string) =>
  server.inject({
    url: path,
    headers: { host: brand.host, 'user-agent': PHONE },
    remoteAddress: anotherAddress(),
  });
const leadsTo = async (server: TestServer, path: string) =>
  (await follow(server, path)).headers.location;
const lead = (id: string, dest_url: string) =>
  db.updateTable('touchpoints.touchpoints').set({ dest_url }).where('id', '=', id).execute();

test('a link changed in one process redirects to the new destination in all others [TP-06]', async () => {
  const { databaseUrl } = suite;
  const others = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
  const id = await madeTouchpoint(app, brand, { suffix: 'told' });
  for (const other of others) {
    expect(await leadsTo(other, '/told')).toBe('https://shop.example/told');
    expect((await follow(other, '/not-made-yet')).statusCode).toBe(404);
  }
  await lead(id, 'https://shop.example/changed');
  await madeTouchpoint(app, brand, { suffix: 'not-made-yet' });
  for (const other of others) {
    await expect.poll(() => leadsTo(other, '/told')).toBe('https://shop.example/changed');
    await expect
      .poll(() => leadsTo(other, '/not-made-yet'))
      .toBe('https://shop.example/not-made-yet');
  }
});

test('a GTIN is looked up again when its touchpoint changes, and not when another of the brand does [TP-11]', async () => {
  const [pen, cup, jug] = ['04006381333931', '00012345678905', '09506000134352'];
  const book = new LinkCache(app);
  onTestFinished(() => book.close());
  const penId = await madeTouchpoint(app, brand, { suffix: 'pen', sku: 'PEN', gtin: pen });
  const cupId = await madeTouchpoint(app, brand, { suffix: 'cup', sku: 'CUP', gtin: cup });
  const suffixOf = async (gtin = '') => (await book.linkOfGtin(brand.id, gtin))?.mainSuffix;
  expect([await suffixOf(pen), await suffixOf(cup), await suffixOf(jug)]).toEqual([
    'pen',
    'cup',
    undefined,
  ]);
  const isForgottenWithThePen = async () => {
    const destination = `https://shop.example/${randomUUID()}`;
    await suffixOf(cup);
    await lead(penId, destination);
    await expect
      .poll(async () => (await book.linkOfGtin(brand.id, pen))?.destUrl)
      .toBe(destination);
    return book.linkOfGtin(brand.id, cup) instanceof Promise;
  };
  // The notification of its creation may still arrive until here; afterwards the entry stays cached.
  await expect.poll(isForgottenWithThePen).toBe(false);
  await db
    .updateTable('touchpoints.touchpoints')
    .set({ gtin: jug })
    .where('id', '=', cupId)
    .execute();
  await expect.poll(() => suffixOf(jug)).toBe('cup');
  await expect.poll(() => suffixOf(cup)).toBeUndefined();
  await madeTouchpoint(app, brand, { suffix: 'cup-2', sku: 'CUP-2', gtin: cup });
  await expect.poll(() => suffixOf(cup)).toBe('cup-2');
});

test('a link changed while its listener was disconnected is read again afterwards', async () => {
  const other = await startServer({ databaseUrl: suite.databaseUrl });
  const id = await madeTouchpoint(app, brand, { suffix: 'missed' });
  expect(await leadsTo(other, '/missed')).toBe('https://shop.example/missed');
  await cutConnections(suite.databaseUrl);
  await lead(id, 'https://shop.example/later');
  await expect.poll(() => leadsTo(other, '/missed')).toBe('https://shop.example/later');
});

test('known links redirect during a database outage, new ones get 503, and visits are counted later [TP-06]', async () => {
  const proxy = await new DatabaseProxy(suite.databaseUrl).open();
  const server = await startServer({ databaseUrl: proxy.url });
  const id = await madeTouchpoint(app, brand, { suffix: 'steady' });
  await madeTouchpoint(app, brand, { suffix: 'never-asked' });
  expect(await leadsTo(server, '/steady')).toBe('https://shop.example/steady');
  await proxy.cut();
  for (let turn = 0; turn < 20; turn += 1)
    expect(await leadsTo(server, '/steady')).toBe('https://shop.example/steady');
  const unknown = await follow(server, '/never-asked');
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
  expect(unknown.body).toContain('One moment, please');
  // It changes while this server receives no notifications.
  await lead(id, 'https://shop.example/moved');
  await proxy.open();
  await expect.poll(() => leadsTo(server, '/steady')).toBe('https://shop.example/moved');
  expect(await leadsTo(server, '/never-asked')).toBe('https://shop.example/never-asked');
  await getVisitJournal(server).settle();
  const { count } = await db
    .selectFrom('touchpoints.visits')
    .where('touchpoint_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThanOrEqual(22);
});

test('a brand’s host that is not cached gets 503 during a database outage [TP-06]', async () => {
  const proxy = await new DatabaseProxy(suite.databaseUrl).open();
  const server = await startServer({ databaseUrl: proxy.url });
  await proxy.cut();
  const answer = await follow(server, '/told');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('One moment, please');
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(answer.body)?.[1] ?? '';
  expect((await follow(server, style)).headers['content-type']).toContain('text/css');
  const posted = await server.inject({
    method: 'POST',
    url: '/told',
    headers: { host: brand.host },
  });
  expect(posted.statusCode).toBe(503);
  expect((await follow(server, '/%zz')).statusCode).toBe(404);
  await proxy.open();
  await expect.poll(async () => (await follow(server, '/')).statusCode).toBe(200);
});
