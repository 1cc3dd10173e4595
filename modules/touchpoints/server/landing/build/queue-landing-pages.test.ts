import { expect, test } from 'vitest';
import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { untilState } from '#platform/server/jobs/testing/job-rows.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { landingBuilds } from '../testing/landing-builds.ts';
import { productBrand } from '../testing/product-brand.ts';

const suite = await testApp();
const { app } = suite;
const { build } = landingBuilds(suite);

test('one page or all matching pages are rebuilt, and the job reports its completion [TP-10]', async () => {
  const brand = await productBrand(suite);
  const { client } = brand;
  const ids: string[] = [];
  for (const sku of ['R1', 'R2', 'R3', 'R4', 'R5']) {
    await brand.product(sku);
    ids.push(await brand.touchpoint(sku, sku));
  }
  await build(client.id);
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const visitor = await suite.visitor().as(user);
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

test('where none is a product, there is no page to build [TP-10]', async () => {
  const brand = await productBrand(suite);
  const user = await suite.people.user({ at: [{ client: brand.client, role: 'brand_admin' }] });
  const visitor = await suite.visitor().as(user);
  const answer = await visitor.call(refreshLandingPageCall, {
    body: {
      brandId: brand.client.brandId,
      which: { filter: { view: 'custom', groups: [] } },
    },
  });
  expect(answer.problem).toMatchObject({ status: 422, code: 'NO_LANDING_PAGE' });
});
