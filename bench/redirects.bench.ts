import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Bench } from '../tools/bench/measurement.ts';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 100;
const WARM_UPS = 4;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** What finding the link and keeping the visit cost: our redirects as a share of a handler's that looks nothing up. */
const redirects: Bench = async () => {
  const servers = fork(join(import.meta.dirname, 'servers', 'redirects.ts'));
  const [{ house, bare, host, links }] = await once(servers, 'message');
  const headers = { host, 'user-agent': PHONE, 'accept-language': 'fr-CH, fr;q=0.9' };
  let visitors = 0;
  /** As a proxy tells it, of another visitor each time: what one asks within seconds is one visit. */
  const anAddress = () => {
    visitors += 1;
    return `10.${(visitors >> 16) & 0xff}.${(visitors >> 8) & 0xff}.${visitors & 0xff}`;
  };
  let answered = 0;
  const perSecond = async (url: string, length: { duration: number } | { amount: number }) => {
    let turn = 0;
    const result = await autocannon({
      url,
      ...length,
      connections: CONNECTIONS,
      requests: [
        {
          setupRequest: (request) => {
            turn += 1;
            const path = `/code-${1 + ((turn * 7919) % links)}?q`;
            return { ...request, path, headers: { ...headers, 'x-forwarded-for': anAddress() } };
          },
        },
      ],
    });
    const redirected = result['3xx'];
    if (redirected === 0 || result['2xx'] + result['4xx'] + result['5xx'] + result.errors > 0)
      throw new Error(`${url} did not lead on each time`);
    if (url === house) answered += redirected;
    return result.requests.average;
  };
  // Each link is followed a few times first, which is not counted; then they take turns, so that a busy moment hits both.
  for (const url of [bare, house]) await perSecond(url, { amount: WARM_UPS * links });
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const duration = SECONDS;
    const plain = await perSecond(bare, { duration });
    const ours = await perSecond(house, { duration });
    process.stdout.write(`  bare ${Math.round(plain)} a second, ours ${Math.round(ours)}\n`);
    shares.push((100 * ours) / plain);
  }
  const counted = await allCounted();
  servers.send('stop');
  await once(servers, 'exit');
  const median = shares.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return [
    {
      name: 'redirects with their visits kept, share of a bare handler’s throughput',
      value: median,
      unit: '%',
      limit: { atLeast: 60 },
    },
    {
      name: 'visits counted of those that were led on',
      value: (100 * Math.min(counted, answered)) / answered,
      unit: '%',
      limit: { atLeast: 100 },
    },
  ];

  /** Until the counters have caught up, or stand still. */
  async function allCounted(): Promise<number> {
    let before = -1;
    for (;;) {
      servers.send('count');
      const [{ visits }] = await once(servers, 'message');
      if (visits >= answered || visits === before) return visits;
      before = visits;
      await pause(3_000);
    }
  }
};

export default redirects;
