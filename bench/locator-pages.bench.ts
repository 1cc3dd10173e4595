import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Bench } from '../tools/bench/measurement.ts';
import { median } from './load/median.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 50;
const WARM_UPS = 500;
const MEGABYTE = 1_000_000;
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
  const [{ house, bare, paths, bytes }] = await once(servers, 'message');
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
    if (result['2xx'] === 0 || others > 0) throw new Error(`${url} did not send a page each time`);
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
  ];
};

export default locatorPages;
