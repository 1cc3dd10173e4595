/**
 * The database is suspended under two web processes: requests fail within seconds. Then it allows fewer connections
 * than one busy process would take: the other process still works.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { type Fault, type Finding, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { LOCATIONS, signIn } from './support/demo-admin.ts';
import { embeddedCluster } from './support/embedded-cluster.ts';
import { type RequestOutcome, sendRequest } from './support/send-request.ts';
import { suspend } from './support/suspend.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { waitUntil } from './support/wait-until.ts';
import { writeLocations } from './support/write-locations.ts';
import { writtenLocations } from './support/written-locations.ts';

const HANGS_MS = 14_000;
const READY_MS = 2_000;
const CALL_MS = 8_000;

const fault: Fault = async () => {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({
    directory: `${folder.path}/postgres`,
    settings: { max_connections: 40 },
  });
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const busy = await startSuiteProcess(environment, ['--role', 'web']);
  const quiet = await startSuiteProcess(environment, ['--role', 'web']);
  const { cookie } = await signIn(busy.address);
  const findings = [
    ...(await suspendDatabase(folder.path, busy.address, cookie)),
    ...(await hasFewConnections([busy.address, quiet.address], cookie)),
  ];
  await Promise.all([busy.stop(), quiet.stop()]);
  await postgres.stop();
  await folder.remove();
  return findings;
};

async function suspendDatabase(
  folder: string,
  address: string,
  cookie: string,
): Promise<Finding[]> {
  const cluster = embeddedCluster(folder);
  const [pid] = readFileSync(`${cluster.folder}/postmaster.pid`, 'utf8').split('\n');
  const stopped = new AbortController();
  const writing = writeLocations((given) => sendRequest(address, given), {
    cookie,
    hands: 6,
    tag: 'database-hangs',
    until: stopped.signal,
  });
  await pause(1_000);
  const resume = suspend(Number(pid));
  const ready: RequestOutcome[] = [];
  const calls = Promise.all(
    Array.from({ length: 5 }, () => sendRequest(address, { path: LOCATIONS, headers: { cookie } })),
  );
  const until14s = performance.now() + HANGS_MS;
  while (performance.now() < until14s) {
    ready.push(await sendRequest(address, { path: '/health/ready' }));
    await pause(250);
  }
  const outcomes = await calls;
  resume();
  await waitUntil(
    async () => (await sendRequest(address, { path: '/health/ready' })).status === 200,
  );
  await pause(1_000);
  stopped.abort();
  const { acknowledged, refused } = await writing;
  const found = await writtenLocations(cluster.url, 'database-hangs');
  const inviting = refused.filter(
    ({ name, answer }) => answer.headers['retry-after'] && found.includes(name),
  );
  const unknown = refused.filter(({ answer }) => answer.body.includes('OUTCOME_UNKNOWN'));
  return [
    within('readiness', ready, READY_MS),
    within('calls', outcomes, CALL_MS),
    within(
      'writes that were refused',
      refused.map(({ answer }) => answer),
      CALL_MS,
    ),
    nothingLostOrDuplicated('writes', { acknowledged, found }),
    {
      what: 'writes told to be repeated',
      seen: `${inviting.length} of them kept; ${unknown.length} told as unknown`,
      holds: inviting.length === 0,
    },
  ];
}

function within(what: string, answers: readonly RequestOutcome[], longestMs: number): Finding {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return {
    what,
    seen: `${answers.length} answered ${statuses.join(', ')}, slowest ${Math.round(slowest)} ms (at most ${longestMs})`,
    holds: slowest <= longestMs && statuses.every((status) => status === 503),
  };
}

/** Floods one process with requests, and sends a few to the other. */
async function hasFewConnections(
  [busy, quiet]: [string, string],
  cookie: string,
): Promise<Finding[]> {
  const headers = { cookie };
  const stopped = new AbortController();
  const flood = Array.from({ length: 40 }, async () => {
    while (!stopped.signal.aborted) await sendRequest(busy, { path: LOCATIONS, headers });
  });
  const outcomes: RequestOutcome[] = [];
  for (let count = 0; count < 20; count += 1) {
    const few = Array.from({ length: 3 }, () => sendRequest(quiet, { path: LOCATIONS, headers }));
    outcomes.push(...(await Promise.all(few)));
    await pause(200);
  }
  stopped.abort();
  await Promise.all(flood);
  const failed = outcomes.filter(({ status }) => status !== 200).length;
  return [
    {
      what: 'the other process, while one takes all connections',
      seen: `${outcomes.length} asked, ${failed} failed`,
      holds: failed === 0,
    },
  ];
}

export default fault;
