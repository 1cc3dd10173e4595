import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { landingBuilds } from '../testing/landing-builds.ts';
import { pictureHost } from '../testing/picture-host.ts';
import { pngPicture, productBrand } from '../testing/product-brand.ts';
import { markWaiting } from './waiting-pages.ts';

const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const { app } = suite;
const all = app.database.acrossClients();
const { build, waitsSince } = landingBuilds(suite);

test.each([
  ['http://10.0.0.1/pot.png'],
  ['http://169.254.169.254/latest/meta-data'],
  ['file:///etc/passwd'],
])('a picture at %s is not fetched, the page is built without one', async (imageUrl) => {
  const brand = await productBrand(suite);
  await brand.product('PRIVATE', { imageUrl });
  const id = await brand.touchpoint('PRIVATE', 'private');
  await build(brand.client.id);
  expect(await brand.row(id)).toMatchObject({ landing_state: 'ready', image_file_id: null });
  // A host without response would be retried.
  const again = all.selectFrom('touchpoints.landing_builds').where('touchpoint_id', '=', id);
  expect(await again.selectAll().execute()).toEqual([]);
});

test('a redirect into the own network is not followed', async () => {
  const brand = await productBrand(suite);
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
])('a download that is %s is not stored as a picture', async (_what, bytes) => {
  const brand = await productBrand(suite);
  const host = await pictureHost();
  host.answerNext((response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes),
  );
  await brand.product('NONE', { imageUrl: `${host.url}/pot.png` });
  const id = await brand.touchpoint('NONE', 'none');
  await build(brand.client.id);
  expect(await brand.row(id)).toMatchObject({ landing_state: 'ready', image_file_id: null });
});

test('a requested refresh fetches the picture, in whichever build the page is next built [TP-10]', async () => {
  const brand = await productBrand(suite);
  const { id: clientId } = brand.client;
  const host = await pictureHost();
  const png = await pngPicture();
  const sends = () => host.answerNext((response) => response.writeHead(200).end(png));
  sends();
  await brand.product('ASKED', { imageUrl: `${host.url}/pot.png` });
  const id = await brand.touchpoint('ASKED', 'asked');
  await build(clientId);
  const requestFresh = () =>
    markWaiting({ db: all }, { clientId, which: sql`touchpoint.id = ${id}`, fresh: true });
  await requestFresh();
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
