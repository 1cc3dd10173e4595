import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Bench } from '../tools/bench/measurement.ts';
import { median } from './load/percentiles.ts';
import type { Cost } from './load/profile-costs.ts';

const ROUNDS = 5;
/** Both alternate within a round, so that load on the machine affects both. Counting waits until the round is over. */
const TURNS = 4;
const SECONDS = 1;
const CONNECTIONS = 100;
const WARM_UPS = 4;
/** Under heavy load counting pauses for ten seconds and continues in large steps. */
const STALL_TIMEOUT_SECONDS = 30;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/**
 * Measures the cost of finding the link and storing the visit: our throughput as a share of a handler that looks
 * nothing up.
 */
const redirects: Bench = async () => {
  const servers = fork(join(import.meta.dirname, 'servers', 'redirects.ts'));
  const [{ suite, bare, host, links }] = await once(servers, 'message');
  const headers = { host, 'user-agent': PHONE, 'accept-language': 'fr-CH, fr;q=0.9' };
  let visitors = 0;
  /** Forwarded address of a different visitor each time, because requests of one visitor within seconds count as one visit. */
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
    if (url === suite) answered += redirected;
    return result.requests.average;
  };
  /** Requests per second, and CPU time of the server process per request. */
  const measured = async (url: string) => {
    const { cpu: before } = await requestFromServers<{ cpu: NodeJS.CpuUsage }>('cpu');
    const rate = await perSecond(url, { duration: SECONDS });
    const { cpu: after } = await requestFromServers<{ cpu: NodeJS.CpuUsage }>('cpu');
    const used = after.user + after.system - before.user - before.system;
    return { rate, microseconds: used / (rate * SECONDS) };
  };
  // Each link is followed a few times first, which is not counted.
  for (const url of [bare, suite]) await perSecond(url, { amount: WARM_UPS * links });
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Counting left over from the previous round would slow the bare handler down.
    await allCounted();
    const [plain, ours] = [
      { rate: 0, microseconds: 0 },
      { rate: 0, microseconds: 0 },
    ];
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [sum, url] of [[plain, bare] as const, [ours, suite] as const]) {
        const { rate, microseconds } = await measured(url);
        sum.rate += rate / TURNS;
        sum.microseconds += microseconds / TURNS;
      }
    process.stdout.write(`  bare ${shown(plain)}, ours ${shown(ours)}\n`);
    shares.push((100 * ours.rate) / plain.rate);
  }
  const counted = await allCounted();
  const led = answered;
  // Profiles in a separate round that is not measured, because the profiler itself takes time.
  await requestFromServers('profile');
  await perSecond(suite, { duration: 5 * SECONDS });
  const { costs } = await requestFromServers<{ costs: Cost[] }>('costs');
  for (const { name, percent } of costs)
    process.stdout.write(`  ${percent.toFixed(1)} % of the process: ${name}\n`);
  servers.send('stop');
  await once(servers, 'exit');
  return [
    {
      name: 'redirects with their visits kept, share of a bare handler’s throughput',
      value: median(shares),
      unit: '%',
      limit: { atLeast: 85 },
    },
    {
      name: 'visits counted of those that were led on',
      value: (100 * Math.min(counted, led)) / led,
      unit: '%',
      limit: { atLeast: 100 },
    },
  ];

  async function requestFromServers<Answer>(what: string): Promise<Answer> {
    servers.send(what);
    const [message] = await once(servers, 'message');
    return message;
  }

  /** Waits until the counters have caught up or no longer change. */
  async function allCounted(): Promise<number> {
    let [before, since] = [-1, performance.now()];
    for (;;) {
      const { visits } = await requestFromServers<{ visits: number }>('count');
      if (visits !== before) since = performance.now();
      if (visits >= answered || performance.now() - since > STALL_TIMEOUT_SECONDS * 1000)
        return visits;
      before = visits;
      await pause(500);
    }
  }
};

function shown({ rate, microseconds }: { rate: number; microseconds: number }): string {
  return `${Math.round(rate)} a second (${microseconds.toFixed(0)} µs of processor time each)`;
}

export default redirects;
