import { setTimeout as pause } from 'node:timers/promises';
import type { SuiteProcess } from '#platform/testing/suite-process.ts';
import type { ProxyVisitor } from './proxy-visitor.ts';
import { writeLocations } from './write-locations.ts';

/** From the example: how long nginx avoids a process that refused a request. */
const FAIL_TIMEOUT_MS = 2_000;

/** Restarts one process after the other while visitors write and read without pause. */
export async function rollingRestart(given: {
  webs: SuiteProcess[];
  start(port: number): Promise<SuiteProcess>;
  webPorts: readonly number[];
  visitors: readonly ProxyVisitor[];
  cookie: string;
  tag: string;
}): Promise<{ acknowledged: string[]; read: number; failed: string[] }> {
  const stopped = new AbortController();
  let turn = 0;
  let read = 0;
  const failed: string[] = [];
  const send: ProxyVisitor['send'] = async (request) => {
    await pause(20);
    const visitor = given.visitors[turn++ % given.visitors.length];
    return visitor?.send(request) ?? { status: 0, body: '', headers: {}, ms: 0 };
  };
  const writing = writeLocations(send, {
    cookie: given.cookie,
    hands: 4,
    tag: given.tag,
    until: stopped.signal,
  });
  const reading = async () => {
    while (!stopped.signal.aborted) {
      const { status, body } = await send({
        path: '/gtr-core/auth/session',
        headers: { cookie: given.cookie },
      });
      if (status === 200) read += 1;
      else failed.push(`${status} ${body.slice(0, 80)}`);
    }
  };
  const readers = [reading(), reading()];
  for (const [at, port] of given.webPorts.entries()) {
    await pause(1_500);
    await given.webs[at]?.stop();
    await pause(500);
    given.webs[at] = await given.start(port);
    await pause(2 * FAIL_TIMEOUT_MS);
  }
  stopped.abort();
  const { acknowledged, refused } = await writing;
  await Promise.all(readers);
  failed.push(...refused.map(({ answer }) => `${answer.status} ${answer.body.slice(0, 80)}`));
  return { acknowledged, read, failed };
}
