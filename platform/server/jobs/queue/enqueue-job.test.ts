import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { defineJob } from '../job.ts';
import type { JobsTables } from '../tables.ts';
import { testProcess } from '../testing/test-process.ts';

const { url } = await testDatabase();
const clientId = randomUUID();
const userId = randomUUID();
const title = { key: 'test:job.title', params: { file: 'contacts.csv' } };

const note = defineJob({
  name: 'test.note',
  input: z.object({ text: z.string() }),
  async handle() {},
});
const web = () => testProcess({ url, work: false, parts: { jobs: [note] } });

test('a transaction that is taken back enqueues nothing', async () => {
  const { jobs, database } = await web();
  const db = database.ofClient(clientId);
  const enqueue = (fail: boolean) =>
    db.transaction().execute(async (tx) => {
      const id = await jobs.enqueue(tx, note, { text: 'a' }, { clientId, userId, title });
      if (fail) throw new Error('taken back');
      return id;
    });

  await expect(enqueue(true)).rejects.toThrow('taken back');
  expect(await inQueue()).toEqual([]);
  expect(await db.selectFrom('platform.jobs').select('id').execute()).toEqual([]);

  const id = await enqueue(false);
  expect(await inQueue()).toEqual([{ id }]);
  expect(await db.selectFrom('platform.jobs').select('id').execute()).toEqual([{ id }]);

  async function inQueue() {
    const { rows } = await sql`select id from pgboss.job where name = ${note.name}`.execute(
      database.acrossClients(),
    );
    return rows;
  }
});

test('a client’s connection can enqueue jobs, but cannot read or delete them', async () => {
  const { jobs, database } = await web();
  const db = database.ofClient(clientId);
  await jobs.enqueue(db, note, { text: 'secret' }, { clientId });
  await expect(sql`select data from pgboss.job`.execute(db)).rejects.toThrow('permission denied');
  await expect(sql`delete from pgboss.job`.execute(db)).rejects.toThrow('permission denied');
});

test('a job of another client does not exist', async () => {
  const { jobs, database } = await web();
  const id = await jobs.enqueue(
    database.ofClient(clientId),
    note,
    { text: 'a' },
    { clientId, userId, title },
  );
  const stranger = database.ofClient(randomUUID());
  const seen = await stranger.selectFrom('platform.jobs').where('id', '=', id).execute();
  expect(seen).toEqual([]);
  await expect(
    jobs.enqueue(stranger, note, { text: 'a' }, { clientId, userId, title }),
  ).rejects.toThrow('row-level security');
});

test('input that the job does not understand is refused at the door', async () => {
  const { jobs, database } = await web();
  const wrong = { text: 1 } as never;
  await expect(jobs.enqueue(database.acrossClients(), note, wrong)).rejects.toThrow(z.ZodError);
});

test('jobs with the same key are enqueued once, and every caller gets the same id', async () => {
  const { jobs, database } = await web();
  const enqueue = (client: string) =>
    jobs.enqueue(
      database.ofClient(client),
      note,
      { text: 'a' },
      { clientId: client, userId, title, uniqueKey: 'refresh' },
    );
  const ids = await Promise.all(Array.from({ length: 8 }, () => enqueue(clientId)));
  expect(new Set(ids).size).toBe(1);
  const rows = await database
    .ofClient(clientId)
    .selectFrom('platform.jobs')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  expect(rows).toHaveLength(1);
  expect(await enqueue(randomUUID())).not.toBe(ids[0]);
});

test('a key is free again when its job was cancelled', async () => {
  const { jobs, database } = await web();
  const enqueue = () =>
    jobs.enqueue(
      database.ofClient(clientId),
      note,
      { text: 'a' },
      { clientId, userId, title, uniqueKey: 'export' },
    );
  const first = await enqueue();
  await database
    .acrossClients()
    .transaction()
    .execute((db) => jobs.cancel(db, { userId, clientIds: [clientId], id: first }));
  expect(await enqueue()).not.toBe(first);
});

test('a finished job that is still in the queue after a crash returns its id when it is enqueued again', async () => {
  const { jobs, database } = await web();
  const enqueue = () =>
    jobs.enqueue(
      database.ofClient(clientId),
      note,
      { text: 'a' },
      { clientId, userId, title, uniqueKey: 'died' },
    );
  const id = await enqueue();
  await database
    .acrossClients<JobsTables>()
    .updateTable('platform.jobs')
    .set({ state: 'done', ended_at: new Date() })
    .where('id', '=', id)
    .execute();
  expect(await enqueue()).toBe(id);
});
