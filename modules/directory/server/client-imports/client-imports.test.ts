import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getClientDetailCall } from '#modules/directory/contract/clients/client-calls.ts';
import {
  ARCHIVE_MAX_BYTES,
  cancelClientImportCall,
  checkClientImportCall,
  createClientImportCall,
  getClientImportCall,
  listClientImportsCall,
  startClientImportCall,
  uploadArchivePartCall,
} from '#modules/directory/contract/clients/client-imports.ts';
import { listNotifications, SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import { writeClientArchive } from '#platform/server/client-archive/write-client-archive.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { rewriteArchive } from '#platform/testing/rewrite-archive.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { asOtherClient } from '../testing/as-other-client.ts';
import { Shop } from '../testing/shop.ts';

const suite = await testApp();
const { app } = suite;
const db = app.database.acrossClients();
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const source = await suite.people.client();
for (const _number of [1, 2]) await new Shop(app).location(source);
const { stream } = writeClientArchive({
  app,
  client: { id: source.id, name: source.name },
  signal: new AbortController().signal,
  progress: () => {},
});
const sourceArchive = new Blob([Uint8Array.from(await buffer(stream))]);

/** As long as the brand ids of the demo, and unique in this file. */
let last = 0;
const otherClient = () => {
  last += 1;
  return {
    id: randomUUID(),
    identifier: `imported-${last}`,
    brandId: `99${last}`,
    name: `Imported ${last}`,
  };
};

async function uploaded(archive: Blob): Promise<{ id: string }> {
  const created = await superAdmin.call(createClientImportCall, {
    body: { fileName: 'archive.zip', bytes: archive.size },
  });
  expect(created.status).toBe(201);
  const params = { id: created.body.id };
  const file = new File([archive], 'archive.zip');
  const sent = await superAdmin.upload(uploadArchivePartCall, { params, body: { at: 0 }, file });
  expect(sent.body).toEqual({ received: archive.size });
  return params;
}

const check = (params: { id: string }) =>
  superAdmin.call(checkClientImportCall, { params, body: {} });
const start = (params: { id: string }) =>
  superAdmin.call(startClientImportCall, { params, body: {} });
const read = async (params: { id: string }) =>
  (await superAdmin.call(getClientImportCall, { params })).body;

async function storedParts({ id }: { id: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from platform.files
    where client_id = ${SUITE_CLIENT_ID} and id = any (
      (select part_ids from directory.client_imports where id = ${id})::uuid[])`.execute(db);
  return rows[0]?.count ?? 0;
}

async function rowsOf(clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from directory.clients where id = ${clientId})
      + (select count(*) from directory.locations where client_id = ${clientId}) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

test('a super admin imports an archive: checked, written by a job, compared, in the audit log and the bell [BEY-07]', async () => {
  const client = otherClient();
  const params = await uploaded(await asOtherClient(sourceArchive, client));
  const checked = await check(params);
  expect(checked.body).toMatchObject({
    state: 'checked',
    archive: { clientId: client.id, name: client.name, wasOpen: true },
  });
  expect(await rowsOf(client.id)).toBe(0);
  expect((await start(params)).status).toBe(202);
  expect((await start(params)).problem).toMatchObject({ code: 'CLIENT_IMPORT_ENDED' });
  await jobsAreDone(app, 'directory.import-client');

  const done = await read(params);
  expect(done).toMatchObject({ state: 'done', problem: null });
  expect(done.counts).toContainEqual(expect.objectContaining({ part: 'directory' }));
  expect(done.counts?.filter(({ archived, imported }) => archived !== imported)).toEqual([]);
  expect(await rowsOf(client.id)).toBe(3);
  expect(await storedParts(params)).toBe(0);
  const detail = await superAdmin.call(getClientDetailCall, { params: { uuid: client.id } });
  expect(detail.body.archivedAt).not.toBeNull();
  const { rows: log } = await sql<{ action: string }>`
    select action from platform.audit_entries
    where record = 'directory.client_imports' and user_id is not null order by id`.execute(db);
  expect(log.map(({ action }) => action).slice(0, 2)).toEqual(['created', 'changed']);
  const { body: bell } = await superAdmin.call(listNotifications, { query: {} });
  expect(bell.items[0]).toMatchObject({
    kind: 'job-done',
    actions: [{ path: `/super-admin/clients/${client.id}` }],
  });
});

test('a person who was erased here cannot return by an older archive: as long as the proof is here, so is the client [BEY-07] [PH-17]', async () => {
  await sql`
    insert into profile_hub.erasures (client_id, id, cause, contacts, reached)
    values (${source.id}, ${randomUUID()}, 'request', 1, '[]')`.execute(db);
  const params = await uploaded(sourceArchive);
  expect((await check(params)).problem).toMatchObject({ code: 'ARCHIVED_CLIENT_EXISTS' });
  const { rows } = await sql<{ rule: string }>`
    select confdeltype as rule from pg_constraint
    where conrelid = 'profile_hub.erasures'::regclass and confrelid = 'directory.clients'::regclass`.execute(
    db,
  );
  expect(rows).toEqual([{ rule: 'a' }]);
});

test.each([
  ['no archive at all', 'ARCHIVE_FOREIGN', () => new Blob(['name;city\nOslo'])],
  [
    'a cut-off archive',
    'ARCHIVE_TRUNCATED',
    () => sourceArchive.slice(0, Math.floor(sourceArchive.size / 2)),
  ],
  ['the archive of a client that is here', 'ARCHIVED_CLIENT_EXISTS', () => sourceArchive],
  [
    'the archive of another version',
    'ARCHIVE_NEWER',
    () =>
      rewriteArchive(
        sourceArchive,
        (rows) => rows,
        (manifest) => ({ ...manifest, migrations: [...manifest.migrations, '9999-later'] }),
      ),
  ],
  [
    'a client whose brand ID another one has',
    'ARCHIVED_NUMBERS_TAKEN',
    () => asOtherClient(sourceArchive, { ...otherClient(), brandId: source.brandId }),
  ],
])('%s is refused before anything is written, and deleted [BEY-07]', async (_name, code, make) => {
  const params = await uploaded(await make());
  const { problem } = await check(params);
  expect(problem).toMatchObject({ code });
  expect(await read(params)).toMatchObject({ state: 'failed', problem: { code } });
  expect(await storedParts(params)).toBe(0);
});

test('a changed archive is found by the import, which writes nothing [BEY-07]', async () => {
  const client = otherClient();
  const archive = await rewriteArchive(
    await asOtherClient(sourceArchive, client),
    (rows) => rows,
    (manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) =>
        table.name === 'directory.locations' ? { ...table, sha256: 'other' } : table,
      ),
    }),
  );
  const params = await uploaded(archive);
  expect((await check(params)).status).toBe(200);
  await start(params);
  await jobsAreDone(app, 'directory.import-client');
  expect(await read(params)).toMatchObject({
    state: 'failed',
    problem: { code: 'ARCHIVE_CHANGED' },
  });
  expect(await rowsOf(client.id)).toBe(0);
});

test('a cancelled import leaves neither data nor archive, whether it waits or is uploaded [BEY-07]', async () => {
  const client = otherClient();
  const params = await uploaded(await asOtherClient(sourceArchive, client));
  await check(params);
  await app.jobs.pause(db, 'directory');
  try {
    await start(params);
    expect(await read(params)).toMatchObject({ state: 'waiting' });
    const cancelled = await superAdmin.call(cancelClientImportCall, { params, body: {} });
    expect(cancelled.body).toMatchObject({ state: 'cancelled' });
  } finally {
    await app.jobs.resume(db, 'directory');
  }
  await jobsAreDone(app, 'directory.import-client');
  expect(await rowsOf(client.id)).toBe(0);
  expect(await storedParts(params)).toBe(0);
  const again = await superAdmin.call(cancelClientImportCall, { params, body: {} });
  expect(again.problem).toMatchObject({ status: 409, code: 'CLIENT_IMPORT_ENDED' });
});

test('an import that is cancelled while it runs writes nothing: its end needs the row that the cancel has taken [BEY-07]', async () => {
  const client = otherClient();
  const params = await uploaded(await asOtherClient(sourceArchive, client));
  await check(params);
  await app.jobs.pause(db, 'directory');
  await start(params);
  await sql`update directory.client_imports set state = 'cancelled' where id = ${params.id}`.execute(
    db,
  );
  await app.jobs.resume(db, 'directory');
  await jobsAreDone(app, 'directory.import-client');
  expect(await rowsOf(client.id)).toBe(0);
  expect(await read(params)).toMatchObject({ state: 'cancelled' });
});

test('too large archives are refused before the upload, parts in order only, and others have no access [BEY-07]', async () => {
  const tooLarge = await superAdmin.call(createClientImportCall, {
    body: { fileName: 'archive.zip', bytes: ARCHIVE_MAX_BYTES + 1 },
  });
  expect(tooLarge.problem).toMatchObject({ status: 413, code: 'ARCHIVE_TOO_LARGE' });
  const { body } = await superAdmin.call(createClientImportCall, {
    body: { fileName: 'archive.zip', bytes: 100 },
  });
  const params = { id: body.id };
  const part = (at: number, bytes: number) =>
    superAdmin.upload(uploadArchivePartCall, {
      params,
      body: { at },
      file: new File([new Uint8Array(bytes)], 'archive.zip'),
    });
  expect((await part(1, 100)).problem).toMatchObject({ code: 'ARCHIVE_TRUNCATED' });
  expect((await part(0, 99)).problem).toMatchObject({ code: 'ARCHIVE_TRUNCATED' });
  expect((await part(0, 100)).body).toEqual({ received: 100 });
  expect((await part(0, 100)).body).toEqual({ received: 100 });
  expect(await storedParts(params)).toBe(1);
  await superAdmin.call(cancelClientImportCall, { params, body: {} });

  const admin = await suite.adminOf(source);
  expect((await admin.call(listClientImportsCall, {})).status).toBe(403);
  expect((await admin.call(startClientImportCall, { params, body: {} })).status).toBe(403);
});

test('an archive that needs more than the free space is refused with both figures [BEY-07]', async () => {
  const free = await app.room.look();
  const { room } = app;
  const look = room.look.bind(room);
  room.look = async () => ({ ...free, freeBytes: app.config.LOW_SPACE_MB * 1024 * 1024 + 50 });
  try {
    const { problem } = await superAdmin.call(createClientImportCall, {
      body: { fileName: 'archive.zip', bytes: 5 * 1024 * 1024 },
    });
    expect(problem).toMatchObject({
      status: 409,
      code: 'ARCHIVE_NO_SPACE',
      params: { needed: 5, free: 0 },
    });
  } finally {
    room.look = look;
  }
});
