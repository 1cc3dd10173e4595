/** Kills the embedded PostgreSQL twice under load: it restarts, and everything that depends on it recovers. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { type Fault, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { LOCATIONS, signIn } from './support/demo-admin.ts';
import { embeddedCluster } from './support/embedded-cluster.ts';
import { sendRequest } from './support/send-request.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { waitUntil } from './support/wait-until.ts';
import { writeLocations } from './support/write-locations.ts';
import { writtenLocations } from './support/written-locations.ts';

const fault: Fault = async () => {
  const folder = await temporaryFolder();
  const suite = await startSuiteProcess({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const { address } = suite;
  const { cookie } = await signIn(address);
  const cluster = embeddedCluster(folder.path);
  const stopped = new AbortController();
  const writing = writeLocations((given) => sendRequest(address, given), {
    cookie,
    hands: 6,
    tag: 'database-killed',
    until: stopped.signal,
  });
  const ready = async () => (await sendRequest(address, { path: '/health/ready' })).status;
  const away: number[] = [];
  const lives: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    await pause(1_000);
    process.kill(
      Number(readFileSync(`${cluster.folder}/postmaster.pid`, 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    const began = performance.now();
    await waitUntil(async () => (await ready()) === 503);
    lives.push((await sendRequest(address, { path: '/health/live' })).status);
    await waitUntil(async () => (await ready()) === 200);
    away.push(Math.round(performance.now() - began));
  }
  await pause(1_000);
  stopped.abort();
  const { acknowledged, refused } = await writing;
  const exported = await exportEnds(address, cookie);
  const found = await writtenLocations(cluster.url, 'database-killed');
  const code = await suite.stop();
  await folder.remove();
  const unavailable = refused.filter(({ answer }) => answer.status === 503);
  const inviting = unavailable.filter(
    ({ name, answer }) => answer.headers['retry-after'] && found.includes(name),
  );
  return [
    { what: 'away for', seen: `${away.join(' and ')} ms`, holds: away.every((ms) => ms < 60_000) },
    {
      what: '/health/live meanwhile',
      seen: lives.join(', '),
      holds: lives.every((s) => s === 200),
    },
    nothingLostOrDuplicated('writes', { acknowledged, found }),
    {
      what: 'writes without success',
      seen: `${refused.length}, ${unavailable.length} of them 503, ${inviting.length} kept although told to repeat`,
      holds: unavailable.length === refused.length && inviting.length === 0,
    },
    { what: 'a job afterwards', seen: exported, holds: exported === 'done' },
    { what: 'exit code', seen: String(code), holds: code === 0 },
  ];
};

/** Runs an export to its end, which shows that the connections of the queue and the listeners are back. */
async function exportEnds(address: string, cookie: string): Promise<string> {
  const headers = { cookie };
  const begun = await sendRequest(address, {
    path: `${LOCATIONS}/export`,
    headers,
    body: { format: 'csv' },
  });
  if (begun.status >= 300) return `refused: ${begun.status} ${begun.body}`;
  let state = 'waiting';
  await waitUntil(async () => {
    const { body } = await sendRequest(address, { path: '/api/jobs', headers });
    state = /"state":"(done|failed)"/.exec(body)?.[1] ?? state;
    return state !== 'waiting';
  });
  return state;
}

export default fault;
