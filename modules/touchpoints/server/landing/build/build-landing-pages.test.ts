import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  productSaved,
  productsChanged,
  productsImported,
} from '#modules/directory/contract/events.ts';
import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { untilState } from '#platform/server/jobs/testing/job-rows.ts';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { pngPicture, productBrand } from '../testing/product-brand.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';
import { claimLandingPages } from './claim-landing-pages.ts';
import { markWaiting } from './mark-waiting.ts';
import { sweepLandingPages } from './sweep-landing-pages.job.ts';

const house = await testHouse({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const { app } = house;
const all = app.database.acrossClients();

async function build(clientId: string): Promise<void> {
  await app.jobs.enqueue(app.database.ofClient(clientId), buildLandingPages, {}, { clientId });
  await jobsAreDone(app, buildLandingPages.name);
}

async function sweep(): Promise<void> {
  await app.jobs.enqueue(all, sweepLandingPages, {});
  await jobsAreDone(app, sweepLandingPages.name);
  await jobsAreDone(app, buildLandingPages.name);
}

async function waitsSince(id: string, minutes: number): Promise<void> {
  await sql`
    update touchpoints.touchpoints set landing_state = 'waiting',
      landing_asked_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(all);
}

async function pictureHost() {
  const host = await startTestReceiver();
  onTestFinished(() => host.close());
  return host;
}

test('the job writes the page with facts and picture, and says when [TP-10]', async () => {
  const brand = await productBrand(house);
  const host = await pictureHost();
  const png = await pngPicture();
  host.answerNext((response) => response.writeHead(200).end(png));
  await brand.product('MA-26', { gtin: '03245678901231', imageUrl: `${host.url}/pot.png` });
  const id = await brand.touchpoint('MA-26', 'cocotte-26');
  await build(brand.client.id);
  const row = await brand.row(id);
  expect(row).toMatchObject({
    landing_state: 'ready',
    product_name: 'Cocotte ronde',
    gtin: '03245678901231',
    facts: { names: { fr: 'Cocotte ronde' }, price: 24_900 },
  });
  expect(row.landing_built_at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  const picture = await brand.open('cocotte-26/picture');
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});

test('a page whose job was lost is built within the hour [TP-10]', async () => {
  const brand = await productBrand(house);
  await brand.product('LOST');
  const id = await brand.touchpoint('LOST', 'lost');
  await sweep();
  expect((await brand.row(id)).landing_state).toBe('waiting');
  await waitsSince(id, 6);
  await sweep();
  expect((await brand.row(id)).landing_state).toBe('ready');
  expect(sweepLandingPages.cron?.expression).toBe('*/10 * * * *');
});

test('what a killed worker was building is free again after some minutes [TP-10]', async () => {
  const brand = await productBrand(house);
  await brand.product('KILLED');
  const id = await brand.touchpoint('KILLED', 'killed');
  const db = app.database.ofClient<TouchpointsTables>(brand.client.id);
  // The worker claims, and is gone.
  const which = { clientId: brand.client.id, touchpointIds: undefined };
  expect(await claimLandingPages({ db }, which)).toHaveLength(1);
  await build(brand.client.id);
  expect((await brand.row(id)).landing_state).toBe('waiting');
  await sql`update touchpoints.landing_builds set leased_until = now() where touchpoint_id = ${id}`.execute(
    all,
  );
  await waitsSince(id, 6);
  await sweep();
  expect((await brand.row(id)).landing_state).toBe('ready');
});

test('two workers do not take the same page', async () => {
  const brand = await productBrand(house);
  const ids = [];
  for (const sku of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push(await brand.touchpoint(sku, sku));
  const db = app.database.ofClient<TouchpointsTables>(brand.client.id);
  const which = { clientId: brand.client.id, touchpointIds: undefined };
  const claims = await Promise.all([
    claimLandingPages({ db }, which),
    claimLandingPages({ db }, which),
  ]);
  const rest = await claimLandingPages({ db }, which);
  const taken = [...claims, rest].flat().map(({ id }) => id);
  expect(taken.toSorted()).toEqual(ids.toSorted());
});

test('a product that nobody knows fails and is tried again; an older page stays', async () => {
  const brand = await productBrand(house);
  const id = await brand.touchpoint('NOBODY', 'nobody');
  await build(brand.client.id);
  expect((await brand.row(id)).landing_state).toBe('failed');
  await brand.product('NOBODY');
  await sql`update touchpoints.landing_builds set retry_at = now() where touchpoint_id = ${id}`.execute(
    all,
  );
  await sweep();
  expect((await brand.row(id)).landing_state).toBe('ready');

  await sql`delete from directory.products where client_id = ${brand.client.id}`.execute(all);
  await waitsSince(id, 0);
  await build(brand.client.id);
  expect(await brand.row(id)).toMatchObject({
    landing_state: 'ready',
    facts: { names: { fr: 'Cocotte ronde' } },
  });
});

test('asked for again while it is built, it goes on to wait', async () => {
  const brand = await productBrand(house);
  const host = await pictureHost();
  await brand.product('TWICE', { imageUrl: `${host.url}/slow.png` });
  const id = await brand.touchpoint('TWICE', 'twice');
  const png = await pngPicture();
  host.answerNext(async (response) => {
    await waitsSince(id, 0);
    response.writeHead(200).end(png);
  });
  await app.jobs.enqueue(
    all,
    buildLandingPages,
    { touchpointIds: [id] },
    { clientId: brand.client.id },
  );
  await jobsAreDone(app, buildLandingPages.name);
  expect(await brand.row(id)).toMatchObject({
    landing_state: 'waiting',
    facts: { names: { fr: 'Cocotte ronde' } },
  });
});

test.each([
  ['http://10.0.0.1/pot.png'],
  ['http://169.254.169.254/latest/meta-data'],
  ['file:///etc/passwd'],
])('a picture at %s is not fetched, the page is built without one', async (imageUrl) => {
  const brand = await productBrand(house);
  await brand.product('PRIVATE', { imageUrl });
  const id = await brand.touchpoint('PRIVATE', 'private');
  await build(brand.client.id);
  expect(await brand.row(id)).toMatchObject({ landing_state: 'ready', image_file_id: null });
  // One that did not answer would be tried again.
  const again = all.selectFrom('touchpoints.landing_builds').where('touchpoint_id', '=', id);
  expect(await again.selectAll().execute()).toEqual([]);
});

test('a redirect into the own network is not followed', async () => {
  const brand = await productBrand(house);
  const host = await pictureHost();
  host.answerNext((response) =>
    response.writeHead(302, { location: 'http://10.0.0.1/secret.png' }).end(),
  );
  await brand.product('HOP', { imageUrl: `${host.url}/pot.png` });
  const id = await brand.touchpoint('HOP', 'hop');
  await build(brand.client.id);
  expect(host.received).toHaveLength(1);
  expect(await brand.row(id)).toMatchObject({ landing_state: 'ready', image_file_id: null });
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['more than eight megabytes', Buffer.alloc(9 * 1024 * 1024)],
])('what is %s is no picture', async (_what, bytes) => {
  const brand = await productBrand(house);
  const host = await pictureHost();
  host.answerNext((response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes),
  );
  await brand.product('NONE', { imageUrl: `${host.url}/pot.png` });
  const id = await brand.touchpoint('NONE', 'none');
  await build(brand.client.id);
  expect(await brand.row(id)).toMatchObject({ landing_state: 'ready', image_file_id: null });
});

test('pages follow the catalogue, and a picture whose address stays is fetched once', async () => {
  const brand = await productBrand(house);
  const host = await pictureHost();
  const png = await pngPicture();
  host.answerNext((response) => response.writeHead(200).end(png));
  await brand.product('FOLLOW', { imageUrl: `${host.url}/pot.png` });
  const id = await brand.touchpoint('FOLLOW', 'follow');
  await build(brand.client.id);
  const { id: clientId } = brand.client;
  const rename = (name: string) =>
    all
      .updateTable('directory.products')
      .set({ names: JSON.stringify({ fr: name }) })
      .where('client_id', '=', clientId)
      .execute();
  const db = app.database.ofClient(clientId);
  await rename('Cocotte bleue');
  const payload = { productId: id, sku: 'follow' };
  await app.events.publish(db, productSaved, { clientId, payload });
  await expect.poll(async () => (await brand.row(id)).product_name).toBe('Cocotte bleue');
  await rename('Cocotte verte');
  await app.events.publish(db, productsImported, {
    clientId,
    payload: { created: 0, updated: 1, skus: ['Follow'] },
  });
  await expect.poll(async () => (await brand.row(id)).product_name).toBe('Cocotte verte');
  await rename('Cocotte noire');
  const changed = { action: 'activate', changed: 1, skus: ['other', 'FOLLOW'] };
  await app.events.publish(db, productsChanged, { clientId, payload: changed });
  await expect.poll(async () => (await brand.row(id)).product_name).toBe('Cocotte noire');
  expect(host.received).toHaveLength(1);
});

test('of many pages only those are built again whose product changed', async () => {
  const brand = await productBrand(house);
  const { id: clientId } = brand.client;
  await brand.product('MOVED');
  await brand.product('STAYED');
  const moved = await brand.touchpoint('MOVED', 'moved');
  const stayed = await brand.touchpoint('STAYED', 'stayed');
  await build(clientId);
  const before = (await brand.row(stayed)).landing_asked_at;
  const askedAt = (await brand.row(moved)).landing_asked_at;
  const payload = { created: 0, updated: 1, skus: ['moved'] };
  await app.events.publish(app.database.ofClient(clientId), productsImported, {
    clientId,
    payload,
  });
  await expect.poll(async () => (await brand.row(moved)).landing_asked_at).not.toEqual(askedAt);
  await jobsAreDone(app, buildLandingPages.name);
  expect((await brand.row(stayed)).landing_asked_at).toEqual(before);
});

test('one page, or all that fit, are built anew, and who asked sees it done [TP-10]', async () => {
  const brand = await productBrand(house);
  const { client } = brand;
  const ids: string[] = [];
  for (const sku of ['R1', 'R2', 'R3', 'R4', 'R5']) {
    await brand.product(sku);
    ids.push(await brand.touchpoint(sku, sku));
  }
  await build(client.id);
  const user = await house.people.user({ at: [{ client, role: 'brand_admin' }] });
  const visitor = await house.visitor().as(user);
  const before = await brand.row(ids[0] ?? '');
  const refresh = (which: CallInput<typeof refreshLandingPageCall>['body']['which']) =>
    visitor.call(refreshLandingPageCall, { body: { brandId: client.brandId, which } });
  const one = await refresh({ ids: ids.slice(0, 1) });
  expect(one).toMatchObject({ status: 202, body: { waiting: 1 } });
  const job = await untilState(app.database, one.body.jobId, 'done');
  expect(job).toMatchObject({ done: 1, result: { built: 1, failed: 0 } });
  const after = await brand.row(ids[0] ?? '');
  expect(after.landing_built_at?.getTime()).toBeGreaterThan(
    before.landing_built_at?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  const many = await refresh({ filter: { view: 'product' } });
  expect(many.body.waiting).toBe(5);
  await untilState(app.database, many.body.jobId, 'done');
  for (const id of ids) expect((await brand.row(id)).landing_state).toBe('ready');
  const some = await refresh({ filter: { view: 'product' }, except: ids.slice(0, 2) });
  expect(some.body.waiting).toBe(3);
});

test('a corrected GTIN leaves printed Digital Links alone: old and new resolve [TP-11]', async () => {
  const brand = await productBrand(house);
  const { client } = brand;
  const [printed, corrected] = ['4006381333931', '96385074'];
  await brand.product('PENCIL', { gtin: printed });
  const id = await brand.touchpoint('PENCIL', 'pencil');
  await build(client.id);
  await sql`update touchpoints.touchpoints set digital_link = true where id = ${id}`.execute(all);
  await sql`update directory.products set gtin = ${corrected} where client_id = ${client.id}`.execute(
    all,
  );
  await waitsSince(id, 0);
  await build(client.id);
  expect((await brand.row(id)).gtin).toBe(corrected);
  for (const gtin of [printed, corrected]) {
    const { headers } = await house
      .visitor({ host: 'suite.test' })
      .send({ method: 'GET', path: `/s/${client.brandId}/01/${gtin}` });
    expect([gtin, headers.location]).toEqual([gtin, expect.stringContaining('/pencil')]);
  }
});

test('one page that cannot be built fails alone', async () => {
  const brand = await productBrand(house);
  const host = await pictureHost();
  const png = await pngPicture();
  host.answerNext((response) => response.writeHead(200).end(png));
  await brand.product('POISON', { imageUrl: `${host.url}/pot.png` });
  const poisoned = await brand.touchpoint('POISON', 'poison');
  await brand.product('GOOD');
  const good = await brand.touchpoint('GOOD', 'good');
  const put = vi.spyOn(app.files, 'put').mockRejectedValueOnce(new Error('no room'));
  onTestFinished(() => put.mockRestore());
  await build(brand.client.id);
  expect((await brand.row(good)).landing_state).toBe('ready');
  expect((await brand.row(poisoned)).landing_state).toBe('failed');
});

test('a refresh that somebody asked for fetches the picture, whichever job builds the page [TP-10]', async () => {
  const brand = await productBrand(house);
  const { id: clientId } = brand.client;
  const host = await pictureHost();
  const png = await pngPicture();
  const sends = () => host.answerNext((response) => response.writeHead(200).end(png));
  sends();
  await brand.product('ASKED', { imageUrl: `${host.url}/pot.png` });
  const id = await brand.touchpoint('ASKED', 'asked');
  await build(clientId);
  const askFresh = () =>
    markWaiting({ db: all }, { clientId, which: sql`touchpoint.id = ${id}`, fresh: true });
  await askFresh();
  host.answerNext((response) => response.writeHead(500).end());
  await build(clientId);
  expect((await brand.row(id)).landing_fresh).toBe(true);
  await waitsSince(id, 0);
  sends();
  await build(clientId);
  expect([host.received.length, (await brand.row(id)).landing_fresh]).toEqual([3, false]);
  await waitsSince(id, 0);
  await build(clientId);
  expect(host.received).toHaveLength(3);
});

test('where none is a product, there is no page to build [TP-10]', async () => {
  const brand = await productBrand(house);
  const user = await house.people.user({ at: [{ client: brand.client, role: 'brand_admin' }] });
  const visitor = await house.visitor().as(user);
  const answer = await visitor.call(refreshLandingPageCall, {
    body: {
      brandId: brand.client.brandId,
      which: { filter: { view: 'custom', groups: [] } },
    },
  });
  expect(answer.problem).toMatchObject({ status: 422, code: 'NO_LANDING_PAGE' });
});
