import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { landingBuilds } from '../testing/landing-builds.ts';
import { pictureHost } from '../testing/picture-host.ts';
import { pngPicture, productBrand } from '../testing/product-brand.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';

const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const { app } = suite;
const all = app.database.acrossClients();
const { build, sweep, waitsSince } = landingBuilds(suite);

test('the job stores the page’s facts, picture and build time [TP-10]', async () => {
  const brand = await productBrand(suite);
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

test('the page of an unknown product fails and is retried; an older page remains', async () => {
  const brand = await productBrand(suite);
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

test('a page requested again during its build remains waiting', async () => {
  const brand = await productBrand(suite);
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

test('a corrected GTIN leaves printed Digital Links alone: old and new resolve [TP-11]', async () => {
  const brand = await productBrand(suite);
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
    const { headers } = await suite
      .visitor({ host: 'suite.test' })
      .send({ method: 'GET', path: `/s/${client.brandId}/01/${gtin}` });
    expect([gtin, headers.location]).toEqual([gtin, expect.stringContaining('/pencil')]);
  }
});

test('one page that cannot be built fails alone', async () => {
  const brand = await productBrand(suite);
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
