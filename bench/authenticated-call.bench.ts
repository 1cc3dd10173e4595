import type { Bench } from '../tools/bench/measurement.ts';
import { measureThroughputShare } from './load/measure-throughput-share.ts';

const CONNECTIONS = 40;

/** What session, permission, validation and row-level security cost: our throughput as a share of the bare handler's. */
const authenticatedCall: Bench = async () => [
  {
    name: 'authenticated call, share of a bare handler’s throughput',
    value: await measureThroughputShare<{ suite: string; bare: string; cookie: string }>(
      'authenticated-call.ts',
      ({ cookie }) => ({ connections: CONNECTIONS, headers: { cookie } }),
    ),
    unit: '%',
    limit: { atLeast: 40 },
  },
];

export default authenticatedCall;
