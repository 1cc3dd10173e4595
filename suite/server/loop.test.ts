import { expect, onTestFinished, test } from 'vitest';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { loopBrand } from './testing/loop/loop-brand.ts';
import { loopsAreDone, readFigures, recountFigures } from './testing/loop/loop-figures.ts';
import { LOOP_PRICE, runLoops } from './testing/loop/run-loop.ts';

const LOOPS = 8;
const { app, visitor } = await testApp({
  environment: { OUTBOUND_ALLOW: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
});
const loopApp = { app, visitor, until: until as never };

test('eight people go from scan to review side by side: nothing is lost, every figure equals a recount [BEY-04]', async () => {
  const brand = await loopBrand(loopApp, { loops: LOOPS });
  onTestFinished(() => brand.source.close());
  await runLoops(loopApp, brand, { loops: LOOPS, atOnce: LOOPS });
  await loopsAreDone(loopApp, brand, LOOPS);
  const figures = await readFigures(loopApp, brand);
  expect(figures).toEqual({
    visits: LOOPS,
    leads: LOOPS,
    converted: LOOPS,
    revenue: LOOPS * LOOP_PRICE,
    contacts: LOOPS,
    consents: LOOPS,
    reviews: LOOPS,
    replies: LOOPS,
    mapped: LOOPS,
    inSegment: LOOPS,
    exported: LOOPS,
  });
  expect(await recountFigures(loopApp, brand)).toEqual(figures);
});
