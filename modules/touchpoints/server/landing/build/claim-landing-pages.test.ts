import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { landingBuilds } from '../testing/landing-builds.ts';
import { productBrand } from '../testing/product-brand.ts';
import { sweepLandingPages } from './build-landing-pages.job.ts';
import { claimLandingPages } from './waiting-pages.ts';

const suite = await testApp();
const { app } = suite;
const all = app.database.acrossClients();
const { build, sweep, waitsSince } = landingBuilds(suite);

test('a page whose job was lost is built within the hour [TP-10]', async () => {
  const brand = await productBrand(suite);
  await brand.product('LOST');
  const id = await brand.touchpoint('LOST', 'lost');
  await sweep();
  expect((await brand.row(id)).landing_state).toBe('waiting');
  await waitsSince(id, 6);
  await sweep();
  expect((await brand.row(id)).landing_state).toBe('ready');
  expect(sweepLandingPages.cron?.expression).toBe('*/10 * * * *');
});

test('a page claimed by a killed worker can be built again after its lease [TP-10]', async () => {
  const brand = await productBrand(suite);
  await brand.product('KILLED');
  const id = await brand.touchpoint('KILLED', 'killed');
  const db = app.database.ofClient<TouchpointsTables>(brand.client.id);
  // The worker claims pages and is lost.
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
  const brand = await productBrand(suite);
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
