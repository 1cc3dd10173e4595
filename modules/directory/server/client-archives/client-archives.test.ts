import { BlobReader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  getClientArchiveCall,
  listClientArchivesCall,
  takeOutClientCall,
} from '#modules/directory/contract/clients/client-archives.ts';
import { archiveClientCall } from '#modules/directory/contract/clients/client-calls.ts';
import { openClientArchive } from '#platform/server/client-archive/read-client-archive.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';
import { discardOpenArchives } from './take-out-client.ts';

const suite = await testApp();
const { app } = suite;
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const db = app.database.acrossClients();

test('a super admin takes out an archived client and downloads the archive; the log names it [BEY-07]', async () => {
  const client = await suite.people.client();
  const other = await suite.people.client();
  for (const owner of [client, client, other]) await new Shop(app).location(owner);
  const params = { uuid: client.id };
  await superAdmin.call(archiveClientCall, { params, body: {} });
  const started = await superAdmin.call(takeOutClientCall, { params, body: {} });
  expect(started.status).toBe(202);
  await jobsAreDone(app, 'directory.take-out-client');

  const { body } = await superAdmin.call(listClientArchivesCall, { params });
  expect(body.items).toMatchObject([{ id: started.body.id, state: 'done', files: 0 }]);
  const answer = await superAdmin.call(getClientArchiveCall, {
    params: { ...params, id: started.body.id },
  });
  expect(answer.raw.rawPayload).toHaveLength(body.items[0]?.file?.size ?? 0);
  const archive = await openClientArchive({
    name: 'taken-out.zip',
    open: async () => new BlobReader(new Blob([Uint8Array.from(answer.raw.rawPayload)])),
  });
  await archive.verify();
  expect(archive.manifest.client).toEqual({ id: client.id, name: client.name });
  expect(archive.manifest.tables).toContainEqual(
    expect.objectContaining({ name: 'directory.locations', rows: 2 }),
  );
  const { rows: log } = await sql<{ action: string }>`
    select action from platform.audit_entries
    where client_id = ${client.id} and record = 'directory.client_archives' order by id`.execute(
    db,
  );
  expect(log).toEqual([{ action: 'created' }, { action: 'changed' }]);
});

test('one archive of a client is written at a time, and only super admins may take data out [BEY-07]', async () => {
  const client = await suite.people.client();
  const params = { uuid: client.id };
  const queue = 'directory';
  await app.jobs.pause(db, queue);
  try {
    await superAdmin.call(takeOutClientCall, { params, body: {} });
    const again = await superAdmin.call(takeOutClientCall, { params, body: {} });
    expect(again.problem).toMatchObject({ status: 409, code: 'CLIENT_ARCHIVE_RUNNING' });
    const { body } = await superAdmin.call(listClientArchivesCall, { params });
    expect(body.items).toMatchObject([{ state: 'waiting', file: null }]);
  } finally {
    await app.jobs.resume(db, queue);
  }
  const admin = await suite.adminOf(client);
  expect((await admin.call(takeOutClientCall, { params, body: {} })).status).toBe(403);
  const unknown = { uuid: '019a8000-0000-7000-8000-00000000dead' };
  const nowhere = await superAdmin.call(takeOutClientCall, { params: unknown, body: {} });
  expect(nowhere.status).toBe(404);
});

test('an archive that is being written during an erasure is not used [BEY-07]', async () => {
  const client = await suite.people.client();
  const params = { uuid: client.id };
  const outdated = () =>
    sql<{ is_outdated: boolean; file_id: string | null }>`
    select is_outdated, file_id from directory.client_archives where client_id = ${client.id}`.execute(
      db,
    );
  await sql`
    insert into directory.client_archives (client_id, id, job_id, started_by)
    values (${client.id}, gen_random_uuid(), gen_random_uuid(), gen_random_uuid())`.execute(db);
  await discardOpenArchives({ db: app.database.ofClient(client.id), app }, client.id);
  expect((await outdated()).rows).toEqual([{ is_outdated: true, file_id: null }]);
  const { body } = await superAdmin.call(listClientArchivesCall, { params });
  expect(body.items).toMatchObject([{ state: 'failed', file: null }]);
});
