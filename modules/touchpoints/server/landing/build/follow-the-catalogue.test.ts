import { expect, test } from 'vitest';
import {
  productSaved,
  productsChanged,
  productsImported,
} from '#modules/directory/contract/events.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { landingBuilds } from '../testing/landing-builds.ts';
import { pictureHost } from '../testing/picture-host.ts';
import { pngPicture, productBrand } from '../testing/product-brand.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';

const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const { app } = suite;
const all = app.database.acrossClients();
const { build } = landingBuilds(suite);

test('pages follow the catalogue, and a picture with an unchanged URL is fetched once', async () => {
  const brand = await productBrand(suite);
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

test('only pages whose product changed are rebuilt', async () => {
  const brand = await productBrand(suite);
  const { id: clientId } = brand.client;
  await brand.product('MOVED');
  await brand.product('STAYED');
  const moved = await brand.touchpoint('MOVED', 'moved');
  const stayed = await brand.touchpoint('STAYED', 'stayed');
  await build(clientId);
  const before = (await brand.row(stayed)).landing_asked_at;
  const requestedAt = (await brand.row(moved)).landing_asked_at;
  const payload = { created: 0, updated: 1, skus: ['moved'] };
  await app.events.publish(app.database.ofClient(clientId), productsImported, {
    clientId,
    payload,
  });
  await expect.poll(async () => (await brand.row(moved)).landing_asked_at).not.toEqual(requestedAt);
  await jobsAreDone(app, buildLandingPages.name);
  expect((await brand.row(stayed)).landing_asked_at).toEqual(before);
});
