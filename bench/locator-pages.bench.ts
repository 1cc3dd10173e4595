import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Bench } from '../tools/bench/measurement.ts';
import { lighthouseScores } from './load/lighthouse.ts';
import { median } from './load/percentiles.ts';
import type { VisitTimes } from './load/visitors.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 50;
const WARM_UPS = 500;
const MEGABYTE = 1_000_000;
const VISITORS_PER_SECOND = 1_000;
const VISITED_SECONDS = 10;
const BETWEEN_CALLS_MS = 10;
const PAGES = 100_000;
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'fr-FR, fr;q=0.9',
};

/** Result pages of a locator against a handler that answers a fixed text of the same size, and the memory of its sitemap. */
const locatorPages: Bench = async () => {
  const servers = fork(join(import.meta.dirname, 'servers', 'locator-pages.ts'), {
    execArgv: ['--expose-gc'],
  });
  const [{ house, bare, paths, bytes, storePages, cookie }] = await once(servers, 'message');
  const perSecond = async (url: string, length: { duration: number } | { amount: number }) => {
    let turn = 0;
    const result = await autocannon({
      url,
      ...length,
      connections: CONNECTIONS,
      headers: BROWSER,
      requests: [
        {
          setupRequest: (request) => {
            turn += 1;
            return { ...request, path: paths[turn % paths.length] };
          },
        },
      ],
    });
    const others = result['3xx'] + result['4xx'] + result['5xx'] + result.errors;
    if (result['2xx'] === 0 || others > 0)
      throw new Error(
        `${url}: ${result['2xx']} pages, ${result.errors} without an answer, ${others} others`,
      );
    return result.requests.average;
  };
  // They take turns, so that a busy moment hits both.
  for (const url of [bare, house]) await perSecond(url, { amount: WARM_UPS });
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await perSecond(bare, { duration: SECONDS });
    const ours = await perSecond(house, { duration: SECONDS });
    process.stdout.write(
      `  ${Math.round(bytes / 1_000)} KB: bare ${Math.round(plain)} a second, ours ${Math.round(ours)}\n`,
    );
    shares.push((100 * ours) / plain);
  }
  const slowest = await callsDuring({ address: house, cookie }, () =>
    visitors({ address: house, paths: [...paths, ...storePages] }),
  );
  const [store = ''] = storePages;
  const scores = await lighthouseScores({
    'list of stores': house + paths[0],
    'page of an area': house + store.slice(0, store.lastIndexOf('/')),
    'page of a store': house + store,
  });
  servers.send('sitemap');
  const [{ grown, pages }] = await once(servers, 'message');
  if (pages < PAGES) throw new Error(`the sitemap has ${pages} pages`);
  servers.send('stop');
  await once(servers, 'exit');
  return [
    {
      name: 'result pages of a locator over 100,000 stores, share of a bare handler’s throughput',
      value: median(shares),
      unit: '%',
      limit: { atLeast: 30 },
    },
    {
      name: 'memory that a sitemap of 100,000 pages takes while it is sent',
      value: grown / MEGABYTE,
      unit: 'MB',
      limit: { atMost: 30 },
    },
    {
      name: `slowest call of others while ${VISITORS_PER_SECOND} visitors a second open pages`,
      value: slowest,
      unit: 'ms',
      limit: { atMost: 250 },
    },
    ...scores,
  ];
};

/** Opens pages at a fixed rate and prints what the visitors saw, and what they took of the machine themselves. */
async function visitors(given: { address: string; paths: readonly string[] }): Promise<void> {
  const load = fork(join(import.meta.dirname, 'load', 'visitors.ts'));
  // They have machines of their own; here they must not take the core of the server.
  if (load.pid) setPriority(load.pid, 10);
  load.send({ ...given, perSecond: VISITORS_PER_SECOND, seconds: VISITED_SECONDS });
  const [found]: [VisitTimes] = (await once(load, 'message')) as [VisitTimes];
  const [p50, p99] = [found.p50Ms, found.p99Ms].map((ms) => ms.toFixed(0));
  process.stdout.write(
    `  ${Math.round(found.perSecond)} pages a second, p50 ${p50} ms, p99 ${p99} ms; the visitors took ${Math.round(100 * found.ownShare)} % of a core\n`,
  );
  const { 200: answered = 0, ...others } = found.answers;
  if (answered === 0 || Object.keys(others).length > 0)
    throw new Error(`pages were answered ${JSON.stringify(found.answers)}`);
}

/** The slowest of the calls that a signed-in user makes while the work lasts, in milliseconds. */
async function callsDuring(
  { address, cookie }: { address: string; cookie: string },
  work: () => Promise<void>,
): Promise<number> {
  let [slowest, isOver] = [0, false];
  const ended = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(`${address}/api/jobs`, { headers: { cookie } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`a call was answered ${answer.status}`);
    slowest = Math.max(slowest, performance.now() - began);
    await pause(BETWEEN_CALLS_MS);
  }
  await ended;
  return slowest;
}

export default locatorPages;
