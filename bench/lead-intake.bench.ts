import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Bench } from '../tools/bench/measurement.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 100;

/** What judging, routing, history and events cost: leads taken in, as a share of one INSERT of the same row. */
const leadIntake: Bench = async () => {
  const servers = fork(join(import.meta.dirname, 'servers', 'lead-intake.ts'));
  const [{ house, bare, path, answers, shops }] = await once(servers, 'message');
  let senders = 0;
  const perSecond = async (url: string) => {
    const result = await autocannon({
      url,
      duration: SECONDS,
      connections: CONNECTIONS,
      requests: [
        {
          method: 'POST',
          path,
          setupRequest: (request) => {
            senders += 1;
            return {
              ...request,
              headers: {
                'content-type': 'application/json',
                origin: 'https://shop.brand.example',
                // Another consumer each time: one address may send a few.
                'x-forwarded-for': `10.${(senders >> 16) & 0xff}.${(senders >> 8) & 0xff}.${senders & 0xff}`,
              },
              body: JSON.stringify({
                submissionId: randomUUID(),
                answers,
                locationId: shops[senders % shops.length],
              }),
            };
          },
        },
      ],
    });
    if (result['2xx'] === 0 || result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url} refused ${result.non2xx} of its leads`);
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
      name: 'leads taken in, share of one INSERT of the same row',
      value: median,
      unit: '%',
      limit: { atLeast: 30 },
    },
  ];
};

export default leadIntake;
