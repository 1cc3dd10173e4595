import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Bench } from '../tools/bench/measurement.ts';
import { lighthouseScores } from './load/lighthouse.ts';
import { median } from './load/percentiles.ts';
import { readSitemap } from './load/sitemap-memory.ts';
import type { VisitedPages, VisitTimes } from './load/visitors.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 50;
const WARM_UPS = 500;
const MEGABYTE = 1_000_000;
/** Less than the size of the sitemap, so that holding it in memory fails. */
const SITEMAP_MEGABYTES = 5;
const VISITORS_PER_SECOND = 1_000;
const VISITED_SECONDS = 10;
const BETWEEN_CALLS_MS = 10;
/**
 * How visitors spread over pages. Requests follow Zipf's law with exponents of 0.6 to 1.03 in published logs (Breslau 1999, and
 * Krashakov 2004 for the range); at six sites a tenth of the pages had 80 to 95 % of the requests (Arlitt 1996), as with 1.
 * Most visitors of a locator come from a search engine to the page of a store; the others search or walk through areas.
 */
const ZIPF_EXPONENT = 1;
const SHARES = { start: 10, searches: 20, areas: 15, stores: 55 };
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
  const [{ suite, bare, site, paths, bytes, searches, cookie }] = await once(servers, 'message');
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
  // They alternate, so that load on the machine affects both.
  for (const url of [bare, suite]) await perSecond(url, { amount: WARM_UPS });
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await perSecond(bare, { duration: SECONDS });
    const ours = await perSecond(suite, { duration: SECONDS });
    process.stdout.write(
      `  ${Math.round(bytes / 1_000)} KB: bare ${Math.round(plain)} a second, ours ${Math.round(ours)}\n`,
    );
    shares.push((100 * ours) / plain);
  }
  const { grown, pages, ...sitemap } = await readSitemap(`${suite}${site}`, async () => {
    servers.send('memory');
    const [used]: [number] = (await once(servers, 'message')) as never;
    return used;
  });
  if (pages.length < PAGES) throw new Error(`the sitemap has ${pages.length} pages`);
  process.stdout.write(
    `  sitemap of ${pages.length} pages: ${(sitemap.bytes / MEGABYTE).toFixed(1)} MB\n`,
  );
  const isStore = (path: string) => /-[0-9a-f]{10}$/.test(path);
  const [start = '', ...areas] = pages.filter((path) => !isStore(path));
  const stores = pages.filter(isStore);
  const mixture = [
    { paths: [start], share: SHARES.start },
    { paths: searches, share: SHARES.searches },
    { paths: areas, share: SHARES.areas },
    { paths: stores, share: SHARES.stores },
  ];
  const others = { address: suite, cookie };
  /** Measures the server's CPU time per visitor, which other load on the machine does not change. */
  const cpuOf = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const used = async () => {
      servers.send('cpu');
      const [{ user, system }]: [NodeJS.CpuUsage] = (await once(servers, 'message')) as never;
      return (user + system) / 1_000;
    };
    const before = await used();
    const result = await work();
    const each = ((await used()) - before) / (VISITORS_PER_SECOND * VISITED_SECONDS);
    process.stdout.write(`  the server took ${each.toFixed(2)} ms of a core for each visitor\n`);
    return result;
  };
  const popular = (name: string) =>
    cpuOf(() =>
      callsDuring(others, () =>
        visitors(name, { address: suite, pages: mixture, exponent: ZIPF_EXPONENT }),
      ),
    );
  // The first ten seconds after a start or a change of the directory: each page is rendered once. Printed without a limit.
  const cold = await popular('pages by popularity, from an empty cache');
  const warm = await popular('pages by popularity');
  // Each visitor opens different pages.
  const different = await cpuOf(() =>
    callsDuring(others, () =>
      visitors('pages of stores, all different', {
        address: suite,
        pages: [{ paths: stores.toReversed(), share: 100 }],
        exponent: 0,
      }),
    ),
  );
  const scores = await lighthouseScores({
    'list of stores': suite + paths[0],
    'page of an area': suite + areas[0],
    'page of a store': suite + stores[0],
  });
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
      limit: { atMost: SITEMAP_MEGABYTES },
    },
    {
      name: `visitors who see their page, of ${VISITORS_PER_SECOND} a second over pages by popularity`,
      value: warm.work,
      unit: '%',
      limit: { atLeast: 99 },
    },
    {
      name: `slowest call of others while ${VISITORS_PER_SECOND} visitors a second open pages by popularity`,
      value: Math.max(cold.slowest, warm.slowest),
      unit: 'ms',
      limit: { atMost: 250 },
    },
    {
      name: `slowest call of others while ${VISITORS_PER_SECOND} visitors a second open pages that are all different`,
      value: different.slowest,
      unit: 'ms',
      limit: { atMost: 250 },
    },
    ...scores,
  ];
};

/**
 * Opens pages at a fixed rate and returns the percentage of visitors who got their page. Prints the responses and the
 * load generator's own CPU share.
 */
async function visitors(
  name: string,
  given: { address: string; pages: readonly VisitedPages[]; exponent: number },
): Promise<number> {
  const load = fork(join(import.meta.dirname, 'load', 'visitors.ts'));
  // Visitors have their own machines, so here they must not use the server's core.
  if (load.pid) setPriority(load.pid, 10);
  load.send({ ...given, perSecond: VISITORS_PER_SECOND, seconds: VISITED_SECONDS });
  const [found]: [VisitTimes] = (await once(load, 'message')) as [VisitTimes];
  const { 200: shown = 0, 503: refused = 0, ...others } = found.answers;
  const times = ({ p50Ms, p99Ms }: VisitTimes['shown']) =>
    `p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`;
  process.stdout.write(
    `  ${name}: ${Math.round(found.perSecond)} visitors a second, ${shown} saw the page (${times(found.shown)}), ` +
      `${refused} were asked to come again (${times(found.refused)}); ` +
      `the visitors took ${Math.round(100 * found.ownShare)} % of a core\n`,
  );
  if (shown === 0 || Object.keys(others).length > 0)
    throw new Error(`pages were answered ${JSON.stringify(found.answers)}`);
  return (100 * shown) / (shown + refused);
}

/** Returns the result of `work` and the slowest call of a signed-in user during it, in milliseconds. */
async function callsDuring<Result>(
  { address, cookie }: { address: string; cookie: string },
  work: () => Promise<Result>,
): Promise<{ work: Result; slowest: number }> {
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
  return { work: await ended, slowest };
}

export default locatorPages;
