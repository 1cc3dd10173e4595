import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import type { Bench } from '../../tools/bench/measurement.ts';
import { measureThroughputShare } from '../load/measure-throughput-share.ts';

const CONNECTIONS = 100;

interface ServerInfo {
  suite: string;
  bare: string;
  path: string;
  answers: object;
  shops: readonly string[];
}

/** Each request comes from another consumer and goes to the next shop. */
function consumers({ path, answers, shops }: ServerInfo): autocannon.Request {
  let senders = 0;
  return {
    method: 'POST',
    path,
    setupRequest: (request) => {
      senders += 1;
      return {
        ...request,
        headers: {
          'content-type': 'application/json',
          origin: 'https://shop.brand.example',
          // One address may only send a few.
          'x-forwarded-for': `10.${(senders >> 16) & 0xff}.${(senders >> 8) & 0xff}.${senders & 0xff}`,
        },
        body: JSON.stringify({
          submissionId: randomUUID(),
          answers,
          locationId: shops[senders % shops.length],
        }),
      };
    },
  };
}

/** Cost of validation, routing, history and events: lead intake throughput as a share of one INSERT of the same row. */
const leadIntake: Bench = async () => [
  {
    name: 'leads taken in, share of one INSERT of the same row',
    value: await measureThroughputShare<ServerInfo>('lead-intake.ts', (serverInfo) => ({
      connections: CONNECTIONS,
      requests: [consumers(serverInfo)],
    })),
    unit: '%',
    limit: { atLeast: 30 },
  },
];

export default leadIntake;
