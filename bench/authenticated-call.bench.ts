import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Bench } from '../tools/bench/measurement.ts';

const ROUNDS = 3;
const SECONDS = 4;

/** What session, permission, validation and row-level security cost: our throughput as a share of the bare handler's. */
const authenticatedCall: Bench = async () => {
  const servers = fork(join(import.meta.dirname, 'servers', 'authenticated-call.ts'));
  const [{ house, bare, cookie }] = await once(servers, 'message');
  const perSecond = async (url: string) => {
    const result = await autocannon({
      url,
      duration: SECONDS,
      connections: 40,
      headers: { cookie },
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url} refused ${result.non2xx} calls`);
    return result.requests.average;
  };
  // The first round warms both up and is not counted; then they take turns, so that a busy moment hits both.
  await perSecond(bare);
  await perSecond(house);
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [plain, ours] = [await perSecond(bare), await perSecond(house)];
    process.stdout.write(`  bare ${Math.round(plain)} a second, ours ${Math.round(ours)}\n`);
    shares.push((100 * ours) / plain);
  }
  servers.send('stop');
  await once(servers, 'exit');
  const median = shares.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return [
    {
      name: 'authenticated call, share of a bare handler’s throughput',
      value: median,
      unit: '%',
      limit: { atLeast: 40 },
    },
  ];
};

export default authenticatedCall;
