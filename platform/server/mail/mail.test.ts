import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { readConfig } from '../config.ts';
import { createApp } from '../create-app.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { defineModule } from '../module.ts';
import { platformModules } from '../platform-modules.ts';
import { deliverMail } from './deliver-mail.ts';
import { defineMail } from './mail-template.ts';
import { purgeOutboxJob } from './purge-outbox.job.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';

const LINK = 'https://comptoir.example/reset?token=very-secret';
const notice = defineMail({
  name: 'test.notice',
  input: z.object({ url: z.string() }),
  sample: () => ({ url: LINK }),
  render: ({ input }) => ({
    subject: 'Réinitialiser à nouveau',
    blocks: [{ kind: 'button', label: 'Réinitialiser', url: input.url }],
  }),
});

const { url: databaseUrl } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'mail-'));
const smtp = await startTestSmtp();
const modules = [...platformModules, defineModule({ name: 'test', mails: [notice] })];

function startApp(given: { work: boolean; environment?: Record<string, string> }) {
  return createApp({
    config: readConfig(
      { DATA_DIR: folder, SMTP_URL: smtp.url, ...given.environment },
      { demo: false },
    ),
    log: pino({ enabled: false }),
    rootKey: 'a root key for this test that is long enough',
    databaseUrl,
    modules,
    work: given.work,
  });
}
const { app, stop } = await startApp({ work: false });
afterAll(async () => {
  await stop();
  await smtp.close();
  await rm(folder, { recursive: true });
});

const db = app.database.acrossClients<MailTables>();
const mail = (key: string, clientId?: string) => ({
  to: 'zoe@retailer.example',
  locale: 'fr' as const,
  input: { url: LINK },
  idempotencyKey: key,
  ...(clientId && { clientId }),
});
const row = (key: string) =>
  db
    .selectFrom('platform.outbox')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
/** Puts a mail into the outbox and gives back a way to attempt its delivery by hand. */
async function outboxed(key: string) {
  await app.mail.send(db, notice, mail(key));
  const { client_id: clientId, id: mailId } = await row(key);
  return (mostAttempts = 3) => deliverMail(app, { clientId, mailId }, { mostAttempts });
}

beforeEach(() => {
  smtp.mails.length = 0;
});

describe('a mail', () => {
  test('leaves by itself once its transaction is kept, as HTML and text', async () => {
    const worker = await startApp({ work: true });
    try {
      await db.transaction().execute(async (tx) => {
        await worker.app.mail.send(tx, notice, mail('kept'));
      });
      await vi.waitFor(async () => expect((await row('kept')).status).toBe('sent'), 10_000);
    } finally {
      await worker.stop();
    }
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({
      to: ['zoe@retailer.example'],
      subject: 'Réinitialiser à nouveau',
      links: [LINK],
    });
    expect(smtp.mails[0]?.html).toContain(`href="${LINK}"`);
    expect(smtp.mails[0]?.headers['auto-submitted']).toBe('auto-generated');
  });

  test('is not sent when its transaction is taken back', async () => {
    const taken = db.transaction().execute(async (tx) => {
      await app.mail.send(tx, notice, mail('taken back'));
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await expect(row('taken back')).rejects.toThrow();
    const { rows } = await sql<{ jobs: number }>`
      select count(*) as jobs from pgboss.job where name = 'mail.deliver' and state = 'created'`.execute(
      db,
    );
    expect(rows[0]?.jobs).toBe(0);
  });

  test('is sent once for its key, also when two ask at the same time', async () => {
    await Promise.all(
      [1, 2, 3].map(() =>
        db.transaction().execute((tx) => app.mail.send(tx, notice, mail('the same'))),
      ),
    );
    const rows = await db
      .selectFrom('platform.outbox')
      .select('id')
      .where('idempotency_key', '=', 'the same')
      .execute();
    expect(rows).toHaveLength(1);
    const { rows: jobs } = await sql`
      select id from pgboss.job where name = 'mail.deliver'
        and data #>> '{input,mailId}' = ${rows[0]?.id}`.execute(db);
    expect(jobs).toHaveLength(1);
  });

  test('that is delivered twice by the queue goes out once', async () => {
    const deliver = await outboxed('twice');
    await Promise.allSettled([deliver(), deliver()]);
    await deliver();
    expect(smtp.mails).toHaveLength(1);
  });

  test('cannot be read in the table, and its content is gone once it is delivered', async () => {
    const deliver = await outboxed('secret');
    const { content } = await row('secret');
    expect(content).not.toBeNull();
    expect(content).not.toContain('very-secret');
    expect(Buffer.from(content ?? '', 'base64url').toString('latin1')).not.toContain('very-secret');
    await deliver();
    expect(await row('secret')).toMatchObject({ status: 'sent', content: null });
  });
});

describe('a mail that is refused', () => {
  test('for now is tried again, with the same Message-ID', async () => {
    const deliver = await outboxed('greylisted');
    smtp.answerNext({ code: 451, message: '4.7.1 Greylisted, come back later' });
    await expect(deliver()).rejects.toThrow('GreyListed');
    expect(await row('greylisted')).toMatchObject({ status: 'queued', reason: 'GreyListed' });
    await deliver();
    const { message_id, ...sent } = await row('greylisted');
    expect(sent).toMatchObject({ status: 'sent', attempts: 2, reason: null });
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([message_id]);
  });

  test('for good has failed, with the reason by its stable name, and is not tried again', async () => {
    const deliver = await outboxed('unknown user');
    smtp.answerNext({ code: 550, message: '5.1.1 No such user here' });
    await deliver();
    expect(await row('unknown user')).toMatchObject({
      status: 'failed',
      reason: 'UserUnknown',
      answer: '550 5.1.1 No such user here',
      content: null,
    });
    await deliver();
    expect(smtp.mails).toHaveLength(0);
  });

  test('too often has failed', async () => {
    const deliver = await outboxed('too often');
    const refusal = { code: 421, message: '4.3.2 Shutting down' };
    smtp.answerNext(refusal, refusal);
    await expect(deliver(2)).rejects.toThrow();
    await deliver(2);
    expect(await row('too often')).toMatchObject({ status: 'failed', attempts: 2 });
  });

  test('because nobody answers is tried again', async () => {
    const unreachable = await startApp({
      work: false,
      environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    await outboxed('nobody answers');
    const { client_id: clientId, id: mailId } = await row('nobody answers');
    await expect(
      deliverMail(unreachable.app, { clientId, mailId }, { mostAttempts: 3 }),
    ).rejects.toThrow('ConnectionIssue');
    await unreachable.stop();
    expect((await row('nobody answers')).status).toBe('queued');
  });
});

describe('a worker that died while it sent', () => {
  test('keeps its mail until its lease is over; then it is sent again under the same Message-ID', async () => {
    const deliver = await outboxed('lost worker');
    await db
      .updateTable('platform.outbox')
      .set({ status: 'sending', lease_until: sql`now() + interval '1 minute'` })
      .where('idempotency_key', '=', 'lost worker')
      .execute();
    await expect(deliver()).rejects.toThrow('another worker');
    expect(smtp.mails).toHaveLength(0);
    await db
      .updateTable('platform.outbox')
      .set({ lease_until: sql`now() - interval '1 second'` })
      .where('idempotency_key', '=', 'lost worker')
      .execute();
    await deliver();
    expect(smtp.mails[0]?.messageId).toBe((await row('lost worker')).message_id);
  });
});

describe('the mails of a client', () => {
  const clientId = uuidV7();
  const other = app.database.ofClient<MailTables>(uuidV7());

  test('are sent and seen by that client alone', async () => {
    const own = app.database.ofClient<MailTables>(clientId);
    await app.mail.send(own, notice, mail('own', clientId));
    const seenBy = async (database: typeof own) =>
      (await database.selectFrom('platform.outbox').select('client_id').execute()).map(
        (seen) => seen.client_id,
      );
    expect(await seenBy(own)).toEqual([clientId]);
    expect(await seenBy(other)).toEqual([]);
  });

  test('cannot be sent in the name of another', async () => {
    await expect(app.mail.send(other, notice, mail('foreign', clientId))).rejects.toThrow(
      'row-level security',
    );
  });

  test('do not share their keys with those of others', async () => {
    await app.mail.send(db, notice, mail('shared', clientId));
    await app.mail.send(db, notice, mail('shared'));
    const rows = await db
      .selectFrom('platform.outbox')
      .select(['client_id', 'message_id'])
      .where('idempotency_key', '=', 'shared')
      .execute();
    expect(rows.map((one) => one.client_id).sort()).toEqual([NO_CLIENT, clientId].sort());
    expect(new Set(rows.map((one) => one.message_id)).size).toBe(2);
  });
});

test('without SMTP a mail is kept and no job is made for it', async () => {
  const silent = await startApp({ work: false, environment: { SMTP_URL: '' } });
  await silent.app.mail.send(db, notice, mail('silent'));
  await silent.stop();
  expect((await row('silent')).status).toBe('kept');
  const { rows } = await sql`
    select id from pgboss.job where data #>> '{input,mailId}' = ${(await row('silent')).id}`.execute(
    db,
  );
  expect(rows).toHaveLength(0);
});

test('after thirty days nothing of a mail is left', async () => {
  await outboxed('old');
  await outboxed('young');
  await db
    .updateTable('platform.outbox')
    .set({ created_at: sql`now() - interval '31 days'` })
    .where('idempotency_key', '=', 'old')
    .execute();
  await purgeOutboxJob.handle({
    input: {},
    app,
    clientId: undefined,
    jobId: '',
    progress: () => {},
    signal: new AbortController().signal,
  });
  await expect(row('old')).rejects.toThrow();
  expect(await row('young')).toBeDefined();
});
