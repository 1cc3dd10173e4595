import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import {
  ARCHIVE_PART_BYTES,
  checkClientImportCall,
  createClientImportCall,
  getClientImportCall,
  startClientImportCall,
  uploadArchivePartCall,
} from '#modules/directory/contract/clients/client-imports.ts';
import { importClientJob } from '#modules/directory/server/client-imports/import-client.job.ts';
import { Shop } from '#modules/directory/server/testing/shop.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import { readClientTables } from '#platform/server/client-archive/client-tables.ts';
import { writeClientArchive } from '#platform/server/client-archive/write-client-archive.ts';
import { collectFiles } from '#platform/server/files/collect-files.ts';
import { loseWorkers } from '#platform/server/jobs/testing/lose-workers.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { advisoryLocks, lockWaiters } from '#platform/testing/database/own-activity.ts';
import { ownConnection } from '#platform/testing/database/own-connection.ts';
import { settingsOfStart, startSuiteProcess } from '#platform/testing/suite-process.ts';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';

const COMMAND = join(import.meta.dirname, 'import-client.ts');
/** The lock that only one import holds. */
const IMPORTING = 4107;
/** The lock at which the import waits, wherever the test wants to kill it. */
const HELD = 4242;
const LOCATIONS = 5;
const FILES = 3;
const FILE_BYTES = 2 * 1024 * 1024;

const source = await testApp({ work: false });
const client = await source.people.client();
await source.adminOf(client);
for (let count = 0; count < LOCATIONS; count += 1) await new Shop(source.app).location(client);
for (let count = 0; count < FILES; count += 1)
  await source.app.files.put(source.app.database.ofClient(client.id), {
    clientId: client.id,
    name: `${count}.csv`,
    stream: Readable.from([
      Buffer.from(`${count}\n${randomBytes(FILE_BYTES / 2).toString('hex')}`),
    ]),
    maxBytes: 2 * FILE_BYTES,
    allow: ['csv'],
  });
const { stream, manifest: written } = writeClientArchive({
  app: source.app,
  client: { id: client.id, name: client.name },
  signal: new AbortController().signal,
  progress: () => {},
});
const archive = await buffer(stream);
const manifest = await written;
const folder = await mkdtemp(join(tmpdir(), 'comptoir-killed-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const path = join(folder, 'client.zip');
await writeFile(path, archive);

type Moment = readonly [name: string, event: string, sign: 'waits' | 'copies'];

/** Where an import is killed: while it waits for a row, or at the first stored file that it has copied. */
const MOMENTS = [
  ['among the rows', 'insert on directory.locations', 'waits'],
  ['among the stored files', 'update on directory.clients', 'copies'],
  ['before its last step', 'update on directory.clients', 'waits'],
] as const satisfies Moment[];

const filesOnDisk = ({ app }: TestApp) =>
  readdir(join(app.config.dataDirectory, 'files', client.id)).catch((): string[] => []);

/** Kills an import at that moment and waits until the database has noticed. */
async function killedAt(
  destination: TestApp,
  [, event, sign]: Moment,
  start: () => Promise<{ kill(): Promise<unknown> }>,
): Promise<void> {
  const holder = ownConnection(destination.databaseUrl);
  await sql`select pg_advisory_lock(${HELD})`.execute(holder);
  await sql`
    create or replace function public.hold_import() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${sql.lit(HELD)});
      return new;
    end $$`.execute(holder);
  await sql`
    create trigger hold_import before ${sql.raw(event)} for each row execute function public.hold_import()`.execute(
    holder,
  );
  const { kill } = await start();
  await until(async () =>
    sign === 'waits'
      ? (await lockWaiters(holder)).length > 0
      : (await filesOnDisk(destination)).some((name) => !name.endsWith('.part')),
  );
  await kill();
  await sql`select pg_advisory_unlock_all()`.execute(holder);
  // The connection of the killed import ends with the statement that waited.
  await until(async () => (await advisoryLocks(destination.databaseUrl, IMPORTING)) === 0);
  await sql`drop trigger hold_import on ${sql.raw(event.split(' ').at(-1) ?? '')}`.execute(holder);
  await holder.destroy();
}

/** Rows of the client in each table, without the register of its stored bytes. */
async function rowsOf({ app }: TestApp): Promise<Record<string, number>> {
  const db = app.database.acrossClients();
  const found: Record<string, number> = {};
  for (const { name } of await readClientTables({ db }, { leftOut: {}, emptied: {} })) {
    if (name === 'platform.file_objects') continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where client_id = ${client.id}`.execute(db);
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from directory.clients where id = ${client.id}`.execute(db);
  if (rows[0]?.count) found['directory.clients'] = rows[0].count;
  return found;
}

async function usersOf({ app }: TestApp): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from accounts.users`.execute(app.database.acrossClients());
  return rows[0]?.count ?? 0;
}

/** What the hourly collection of files leaves on the disk when all uploads are long over. */
async function filesAfterCollection(destination: TestApp): Promise<string[]> {
  await sql`update platform.file_objects set written_at = now() - interval '7 hours'`.execute(
    destination.app.database.acrossClients(),
  );
  await collectFiles(destination.app);
  return filesOnDisk(destination);
}

async function expectEverything(destination: TestApp): Promise<void> {
  const found = await rowsOf(destination);
  for (const { name, rows } of manifest.tables)
    if (name === 'platform.audit_entries')
      // The import itself: the client is archived here.
      expect(found[name]).toBe(rows + 1);
    else if (name !== 'accounts.users') expect([name, found[name] ?? 0]).toEqual([name, rows]);
  expect(await filesAfterCollection(destination)).toHaveLength(FILES);
}

const startCommand = ({ app, databaseUrl }: TestApp) => {
  const child = spawn(process.execPath, [COMMAND, path], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...settingsOfStart(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: app.config.dataDirectory,
      SECRET_KEY: app.config.SECRET_KEY ?? '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    ended,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
};

test('an import by command that is killed at any moment leaves nothing, and the next one brings everything [BEY-07]', async () => {
  const destination = await testApp({ work: false });
  const users = await usersOf(destination);
  const [amongRows, amongFiles, beforeEnd] = MOMENTS;
  // Each import meets what the killed one before it has left, the last one also stored files.
  for (const moment of [amongRows, beforeEnd, amongFiles]) {
    await killedAt(destination, moment, async () => startCommand(destination));
    expect(await rowsOf(destination), moment[0]).toEqual({});
    expect(await usersOf(destination), moment[0]).toBe(users);
    // The bytes of the killed import go with the next collection of files, or are replaced by the next import.
    if (moment === beforeEnd) {
      expect(await filesOnDisk(destination)).toHaveLength(FILES);
      expect(await filesAfterCollection(destination)).toEqual([]);
    }
  }
  expect(await filesOnDisk(destination)).not.toEqual([]);

  const { code, output } = await startCommand(destination).ended;
  expect(output).toContain('all counts agree');
  expect(code).toBe(0);
  await expectEverything(destination);
});

/** The worker that runs the import of the screen. */
async function startWorker({ app, databaseUrl }: TestApp) {
  const worker = await startSuiteProcess(
    {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '6',
      DATA_DIR: app.config.dataDirectory,
      SECRET_KEY: app.config.SECRET_KEY ?? '',
      PUBLIC_URL: app.config.publicUrl,
      MAILBOX: 'true',
      LOG_LEVEL: 'warn',
    },
    ['--role', 'worker'],
  );
  onTestFinished(() => void worker.child.kill('SIGKILL'));
  return { kill: () => worker.stop('SIGKILL') };
}

/** The next worker is this process: nothing kills it. */
const nextWorker = ({ app, databaseUrl }: TestApp) =>
  testApp({ databaseUrl, environment: { DATA_DIR: app.config.dataDirectory } });

/** An import of the screen up to its start, and what the screen shows of it. */
async function screenOf(destination: TestApp) {
  const superAdmin = await destination
    .visitor()
    .as(await destination.people.user({ superAdmin: true }));
  const body = { fileName: 'client.zip', bytes: archive.length };
  const { id } = (await superAdmin.call(createClientImportCall, { body })).body;
  const params = { id };
  for (let at = 0; at * ARCHIVE_PART_BYTES < archive.length; at += 1) {
    const part = archive.subarray(at * ARCHIVE_PART_BYTES, (at + 1) * ARCHIVE_PART_BYTES);
    const file = new File([Uint8Array.from(part)], 'client.zip');
    await superAdmin.upload(uploadArchivePartCall, { params, body: { at }, file });
  }
  await superAdmin.call(checkClientImportCall, { params, body: {} });
  return {
    start: () => superAdmin.call(startClientImportCall, { params, body: {} }),
    read: async () => (await superAdmin.call(getClientImportCall, { params })).body,
  };
}

/** Simulates the minute after a worker was killed. */
const minuteLater = ({ app, databaseUrl }: TestApp) =>
  loseWorkers({ db: app.database.acrossClients(), databaseUrl }, importClientJob.name);

test('an import of the screen whose worker is killed is taken up again by the next worker [BEY-07]', async () => {
  const destination = await testApp({ work: false });
  const screen = await screenOf(destination);
  const before = await rowsOf(destination);
  await killedAt(destination, MOMENTS[1], async () => {
    expect((await screen.start()).status).toBe(202);
    return startWorker(destination);
  });
  expect(await rowsOf(destination)).toEqual(before);
  expect((await screen.read()).state).toBe('running');

  await minuteLater(destination);
  await nextWorker(destination);
  await until(async () => (await screen.read()).state === 'done');
  const { counts } = await screen.read();
  expect(counts?.filter(({ archived, imported }) => archived !== imported)).toEqual([]);
  await expectEverything(destination);
  expect(await partsOf(destination)).toBe(0);
});

/** Parts of uploaded archives that are still stored. */
async function partsOf({ app }: TestApp): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from platform.files where client_id = ${SUITE_CLIENT_ID}`.execute(
    app.database.acrossClients(),
  );
  return rows[0]?.count ?? 0;
}

test('an import of the screen whose worker is killed each time says failed, and starts again without another upload [BEY-07]', async () => {
  const destination = await testApp({ work: false });
  const db = destination.app.database.acrossClients();
  const screen = await screenOf(destination);
  await screen.start();
  // As if it had been killed before.
  await sql`
    update pgboss.job set retry_count = retry_limit where name = ${importClientJob.name}`.execute(
    db,
  );
  await killedAt(destination, MOMENTS[0], () => startWorker(destination));
  await minuteLater(destination);
  await nextWorker(destination);
  await until(async () => (await screen.read()).state === 'failed');
  expect(await screen.read()).toMatchObject({ problem: null, isRepeatable: true });
  expect((await rowsOf(destination))['directory.clients']).toBeUndefined();

  expect((await screen.start()).status).toBe(202);
  expect(await screen.read()).toMatchObject({ isRepeatable: false });
  await until(async () => (await screen.read()).state === 'done');
  await expectEverything(destination);
  expect((await screen.start()).problem).toMatchObject({ code: 'CLIENT_IMPORT_ENDED' });
});
