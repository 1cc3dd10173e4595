import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Bench } from '../../tools/bench/measurement.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 50;
const WARM_UPS = 2_000;
const KILOBYTE = 1_000;

/**
 * Measures the cost of routing and of finding the version and the tile: our throughput as a share of a handler that has
 * the bytes in memory.
 */
const mapTiles: Bench = async () => {
  const servers = fork(join(import.meta.dirname, '../servers', 'map-tiles.ts'));
  const [{ suite, bare, paths, viewBytes }] = await once(servers, 'message');
  const perSecond = async (url: string, length: { duration: number } | { amount: number }) => {
    let turn = 0;
    const result = await autocannon({
      url,
      ...length,
      connections: CONNECTIONS,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
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
    if (result['2xx'] === 0 || others > 0) throw new Error(`${url} did not send a tile each time`);
    return result.requests.average;
  };
  // They alternate, so that load on the machine affects both.
  for (const url of [bare, suite]) await perSecond(url, { amount: WARM_UPS });
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await perSecond(bare, { duration: SECONDS });
    const ours = await perSecond(suite, { duration: SECONDS });
    process.stdout.write(`  bare ${Math.round(plain)} a second, ours ${Math.round(ours)}\n`);
    shares.push((100 * ours) / plain);
  }
  servers.send('stop');
  await once(servers, 'exit');
  return [
    {
      name: 'tiles of the base map, share of a bare static handler’s throughput',
      value: shares.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0,
      unit: '%',
      limit: { atLeast: 40 },
    },
    {
      name: 'the first view of Europe, tiles and pictures of them, packed',
      value: viewBytes / KILOBYTE,
      unit: 'KB',
      limit: { atMost: 150 },
    },
  ];
};

export default mapTiles;
