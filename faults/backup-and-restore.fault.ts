/**
 * Runs `npm run backup` while locations are written, files uploaded and short URLs followed. Then kills the app, runs
 * `npm run restore` in another folder and starts the app there.
 */
import { copyFile, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningDatabase } from '#platform/server/database/embedded/running-database.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { demoClients } from '#suite/demo/demo-people.ts';
import { type Fault, type Finding, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { column } from './support/column.ts';
import { signIn } from './support/demo-admin.ts';
import { followLinks } from './support/follow-links.ts';
import { runTool } from './support/run-tool.ts';
import { sendRequest } from './support/send-request.ts';
import { slowUpload } from './support/slow-upload.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { writeLocations } from './support/write-locations.ts';
import { writtenLocations } from './support/written-locations.ts';

const TAG = 'backup-and-restore';
const LINK = `/s/${demoClients[0]?.brandId}/garantie`;
/** The journal of a killed process is counted within two minutes. */
const COUNTED_WITHIN_MS = 180_000;

const fault: Fault = async () => {
  const folder = await temporaryFolder();
  const [here, there] = [join(folder.path, 'here'), join(folder.path, 'there')];
  const archive = join(folder.path, 'comptoir.zip');
  const environment = { DEMO: 'true', LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000' };
  const suite = await startSuiteProcess({ ...environment, DATA_DIR: here });
  const { cookie } = await signIn(suite.address);
  const stopped = new AbortController();
  const visits = { answered: 0 };
  const acknowledged: string[] = [];
  const load = [
    writeLocations(
      async (given) => {
        const answer = await sendRequest(suite.address, given);
        if (answer.status === 201) acknowledged.push(String((given.body as { name: string }).name));
        return answer;
      },
      { cookie, hands: 6, tag: TAG, until: stopped.signal },
    ),
    followLinks(suite.address, { path: LINK, until: stopped.signal, visits }),
    bringFiles(suite.address, { cookie, until: stopped.signal }),
  ];
  await pause(3_000);
  const before = { written: acknowledged.slice(), visits: visits.answered };
  const backup = await runTool('tools/backup/backup.ts', [archive], { DATA_DIR: here });
  const during = acknowledged.length - before.written.length;
  await pause(500);
  stopped.abort();
  await Promise.all(load);
  await suite.stop('SIGKILL');

  const refusals = await refusedRestores(folder.path, { archive, full: here });
  const restore = await runTool('tools/backup/restore.ts', [archive], { DATA_DIR: there });
  const restored = await startSuiteProcess({ ...environment, DATA_DIR: there });
  const database = await runningDatabase(there);
  const session = await sendRequest(restored.address, {
    path: '/gtr-core/auth/session',
    headers: { cookie },
  });
  const found = await writtenLocations(database.url, TAG);
  const files = await filesOf(database.url, there);
  const counted = await countedVisits(database.url, before.visits);
  const code = await restored.stop();
  // The killed app has left its database running.
  await (await startEmbeddedPostgres({ directory: join(here, 'postgres') })).stop();
  await folder.remove();
  return [
    { what: 'backup', seen: backup.output.split('\n')[0] ?? '', holds: backup.code === 0 },
    { what: 'written while it ran', seen: `${during} locations`, holds: during > 0 },
    { what: 'restore', seen: restore.output.split('\n')[0] ?? '', holds: restore.code === 0 },
    nothingLostOrDuplicated('locations written before the backup began', {
      acknowledged: before.written,
      found,
    }),
    {
      what: 'visits answered before the backup began',
      seen: `${before.visits} answered, ${counted} counted of ${visits.answered} in all`,
      holds: before.visits > 0 && counted >= before.visits && counted <= visits.answered,
    },
    files,
    {
      what: 'a session of before, by the key in the archive',
      seen: String(session.status),
      holds: session.status === 200,
    },
    ...refusals,
    { what: 'exit code', seen: String(code), holds: code === 0 },
  ];
};

async function bringFiles(
  address: string,
  given: { cookie: string; until: AbortSignal },
): Promise<void> {
  while (!given.until.aborted) await slowUpload(address, { cookie: given.cookie, seconds: 0.3 });
}

/** A damaged archive, and a folder with existing data: neither is changed. */
async function refusedRestores(
  folder: string,
  { archive, full }: { archive: string; full: string },
): Promise<Finding[]> {
  const damaged = join(folder, 'damaged.zip');
  await copyFile(archive, damaged);
  const file = await open(damaged, 'r+');
  await file.write(Buffer.from('damaged'), 0, 7, Math.floor((await stat(damaged)).size / 2));
  await file.close();
  const names = await readdir(folder);
  const ofDamaged = await runTool('tools/backup/restore.ts', [damaged], {
    DATA_DIR: join(folder, 'there'),
  });
  const ofFull = await runTool('tools/backup/restore.ts', [archive], { DATA_DIR: full });
  const untouched = (await readdir(folder)).join() === names.join();
  return [
    { what: 'a damaged archive', seen: ofDamaged.output, holds: ofDamaged.code === 1 && untouched },
    {
      what: 'a folder that holds data',
      seen: ofFull.output,
      holds: ofFull.code === 1 && untouched,
    },
  ];
}

/** Every file in the database, with its size. */
async function filesOf(url: string, dataDirectory: string): Promise<Finding> {
  const named = await column(
    url,
    `select client_id || '/' || id || ' ' || size from platform.files`,
  );
  let whole = 0;
  for (const name of named) {
    const [path = '', size] = name.split(' ');
    const there = await stat(join(dataDirectory, 'files', path)).catch(() => undefined);
    if (String(there?.size) === size) whole += 1;
  }
  return {
    what: 'files that the database names',
    seen: `${named.length} named, ${whole} whole`,
    holds: named.length > 0 && whole === named.length,
  };
}

async function countedVisits(url: string, wanted: number): Promise<number> {
  const began = Date.now();
  for (;;) {
    const [count] = await column(url, 'select count(distinct id)::int from touchpoints.visits');
    if (Number(count) >= wanted || Date.now() - began > COUNTED_WITHIN_MS) return Number(count);
    await pause(1_000);
  }
}

export default fault;
