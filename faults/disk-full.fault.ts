/** The disk of DATA_DIR, with the embedded PostgreSQL on it, is filled to the last byte and emptied again. */

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { type Fault, type Finding, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { signIn } from './support/demo-admin.ts';
import { embeddedCluster } from './support/embedded-cluster.ts';
import { sendRequest } from './support/send-request.ts';
import { slowUpload } from './support/slow-upload.ts';
import { type SmallDisk, smallDisk } from './support/small-disk.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { waitUntil } from './support/wait-until.ts';
import { writeLocations } from './support/write-locations.ts';
import { writtenLocations } from './support/written-locations.ts';

const fault: Fault = async () => {
  const folder = await temporaryFolder();
  const disk = smallDisk(`${folder.path}/disk`, 500);
  if (!disk) {
    await folder.remove();
    return [{ what: 'NOT PLAYED', seen: 'this user may not mount a small disk', holds: true }];
  }
  try {
    return await play(disk);
  } finally {
    disk.remove();
    await folder.remove();
  }
};

async function play(disk: SmallDisk): Promise<Finding[]> {
  const environment = {
    DATA_DIR: disk.path,
    // More than the disk's total size, so that the warning comes from the start.
    LOW_SPACE_MB: '1000',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  // The first start creates the users who are notified at the second.
  await (await startSuiteProcess(environment)).stop();
  const suite = await startSuiteProcess(environment);
  const { address } = suite;
  const { cookie } = await signIn(address);
  const admin = await signIn(address, { email: 'admin@comptoir.example' });
  let notifications = '';
  await waitUntil(async () => {
    notifications = (await sendRequest(address, { path: '/api/notifications', headers: admin }))
      .body;
    return notifications.includes('disk-low');
  });
  const cluster = embeddedCluster(disk.path);
  const stopped = new AbortController();
  const writing = writeLocations(
    async (given) => {
      await pause(20);
      return sendRequest(address, given);
    },
    { cookie, hands: 4, tag: 'disk-full', until: stopped.signal },
  );
  await pause(1_000);
  await disk.fill();
  const upload = await slowUpload(address, { cookie, seconds: 1 });
  await spendTheJournal(cluster.url);
  await pause(5_000);
  const live = (await sendRequest(address, { path: '/health/live' })).status;
  disk.makeRoom();
  const began = performance.now();
  await waitUntil(
    async () => (await sendRequest(address, { path: '/health/ready' })).status === 200,
  );
  const away = Math.round(performance.now() - began);
  await pause(1_000);
  stopped.abort();
  const { acknowledged, refused } = await writing;
  const found = await writtenLocations(cluster.url, 'disk-full');
  const after = (await slowUpload(address, { cookie, seconds: 1 })) === 200;
  const code = await suite.stop();
  const codes = Map.groupBy(
    refused,
    ({ answer }) => /"code":"(\w+)"/.exec(answer.body)?.[1] ?? `${answer.status} ${answer.body}`,
  );
  return [
    {
      what: 'super admins are told before',
      seen: /disk-low/.exec(notifications)?.[0] ?? 'nothing',
      holds: notifications.includes('disk-low'),
    },
    {
      what: 'refused writes',
      seen: [...codes].map(([name, { length }]) => `${length} ${name}`).join(', '),
      holds: refused.every(({ answer }) => answer.status === 503) && codes.has('STORAGE_FULL'),
    },
    { what: 'an upload meanwhile', seen: String(upload), holds: upload === 503 },
    { what: '/health/live meanwhile', seen: String(live), holds: live === 200 },
    { what: 'ready after room was made', seen: `${away} ms`, holds: away < 60_000 },
    { what: 'an upload afterwards', seen: after ? 'kept' : 'refused', holds: after },
    nothingLostOrDuplicated('writes', { acknowledged, found }),
    { what: 'exit code', seen: String(code), holds: code === 0 },
  ];
}

/** The database's WAL needs a new file and there is no space, so the database stops. */
async function spendTheJournal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    for (let time = 0; time < 20; time += 1) {
      await client.query(`select pg_logical_emit_message(false, 'fault', 'x'), pg_switch_wal()`);
    }
  } catch {
    // It has stopped, as intended.
  } finally {
    await client.end().catch(() => {});
  }
}

export default fault;
