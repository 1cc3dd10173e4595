import { setTimeout as pause } from 'node:timers/promises';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import { Visitor } from '#platform/testing/visitor.ts';
import { modules } from '#suite/server/modules.ts';
import { type LoopApp, loopBrand } from '#suite/server/testing/loop/loop-brand.ts';
import {
  loopsAreDone,
  readFigures,
  recountFigures,
} from '#suite/server/testing/loop/loop-figures.ts';
import { runLoops } from '#suite/server/testing/loop/run-loop.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';

const LOOPS = 100;
const AT_ONCE = 8;
const POLL_MS = 50;
const PATIENCE_MS = 5 * 60_000;

/**
 * A hundred people go from scan to review through calls, eight in parallel. Nothing is lost, and every figure of the suite
 * equals a recount of the records [BEY-04].
 */
const loop: Bench = async () => {
  const { app, end } = await benchApp({
    work: true,
    environment: { OUTBOUND_ALLOW: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const { server, inject } = await createServer(app, { modules, webDirectory: undefined });
  const calls = collectFromModules(modules, 'routes').map(({ call }) => call);
  const loopApp: LoopApp = {
    app,
    visitor: (headers = {}) => new Visitor(app, { inject, calls }, headers),
    until: waitUntil,
  };
  const brand = await loopBrand(loopApp, { loops: LOOPS });
  const begun = performance.now();
  await runLoops(loopApp, brand, { loops: LOOPS, atOnce: AT_ONCE });
  const sold = performance.now();
  await loopsAreDone(loopApp, brand, LOOPS);
  const done = performance.now();
  const figures = Object.entries(await readFigures(loopApp, brand));
  const recount = new Map(Object.entries(await recountFigures(loopApp, brand)));
  await brand.source.close();
  await server.close();
  await end();
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  process.stdout.write(
    `  ${LOOPS} loops in ${seconds(sold - begun)} s, the last reply and figure ${seconds(done - sold)} s later\n`,
  );
  const wrong = figures.filter(([name, value]) => recount.get(name) !== value);
  for (const [name, value] of wrong)
    process.stdout.write(`  ${name}: ${value}, recounted ${recount.get(name)}\n`);
  const counted = new Map(figures);
  const lost = ['visits', 'leads', 'contacts', 'reviews', 'replies', 'mapped', 'exported'].filter(
    (name) => counted.get(name) !== LOOPS,
  );
  const share = (faults: number, of: number) => (100 * (of - faults)) / of;
  return [
    {
      name: 'kinds of records of which no loop lost or doubled one',
      value: share(lost.length, 7),
      unit: '%',
      limit: { atLeast: 100 },
    },
    {
      name: 'figures that equal their recount',
      value: share(wrong.length, figures.length),
      unit: '%',
      limit: { atLeast: 100 },
    },
    {
      name: 'a loop, from scan to its last figure',
      value: (done - begun) / LOOPS,
      unit: 'ms',
      limit: { atMost: 1_000 },
    },
  ];
};

async function waitUntil<Result>(condition: () => Promise<Result | undefined>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const result = await condition();
    if (result !== undefined) return result;
    await pause(POLL_MS);
  }
  throw new Error('the condition did not hold in time');
}

export default loop;
