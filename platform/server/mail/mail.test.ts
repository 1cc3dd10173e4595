import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { App } from '../app.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { defineModule } from '../module.ts';
import { deliverMail } from './deliver-mail.ts';
import { purgeOutboxJob } from './mail.job.ts';
import { Mail } from './mail.ts';
import { defineMail, type MailOutcome } from './mail-template.ts';
import { cancelMails, retryMails } from './operate-outbox.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';

const ended: { about: string; outcome: MailOutcome }[] = [];
const LINK = 'https://comptoir.example/reset?token=very-secret';
const notice = defineMail({
  name: 'test.notice',
  input: z.object({ url: z.string() }),
  sample: () => ({ url: LINK }),
  render: ({ input }) => ({
    subject: 'Réinitialiser à nouveau',
    blocks: [{ kind: 'button', label: 'Réinitialiser', url: input.url }],
  }),
  async settled({ about, outcome, db }) {
    ended.push({ about, outcome });
    // Reads uncommitted data of its own transaction.
    await db
      .selectFrom('platform.outbox')
      .select('status')
      .where('idempotency_key', '=', about)
      .where('status', '=', outcome.status)
      .executeTakeFirstOrThrow();
    if (about === 'nobody may note it') throw new Error('not now');
  },
});

/** What happens to a queued mail's content, by its key. */
const meanwhile: Record<string, 'untrue' | { input: unknown }> = {};

const smtp = await startTestSmtp();
afterAll(() => smtp.close());
const suiteOptions = {
  environment: { SMTP_URL: smtp.url },
  modules: [
    defineModule({
      name: 'test',
      mails: [notice],
      mailChecks: [{ mails: [notice], check: async ({ about }) => meanwhile[about] ?? 'holds' }],
    }),
  ],
};
const { app } = await testApp({ ...suiteOptions, work: false });
/** The same app with other mail settings. */
function mailOf(SMTP_URL: string | undefined): App {
  const other = { ...app, config: { ...app.config, SMTP_URL } };
  other.mail = new Mail(other, app.mail.templates);
  return other;
}

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
/** Adds a mail to the outbox and returns a function that attempts its delivery. */
async function outboxed(key: string) {
  await app.mail.send(db, notice, mail(key));
  const { client_id: clientId, id: mailId } = await row(key);
  return async (mostAttempts = 3) => {
    await hurry(key);
    await deliverMail(app, { clientId, mailId }, { mostAttempts, signal });
  };
}

const { signal } = new AbortController();
/** Ends the wait for the next attempt. */
const hurry = (key: string) =>
  db
    .updateTable('platform.outbox')
    .set({ next_try_at: null })
    .where('idempotency_key', '=', key)
    .execute();

beforeEach(() => {
  smtp.mails.length = 0;
});

describe('a mail', () => {
  test('is sent automatically as HTML and text once its transaction is committed', async () => {
    const working = await testApp(suiteOptions);
    const database = working.app.database.acrossClients<MailTables>();
    await database.transaction().execute(async (tx) => {
      await working.app.mail.send(tx, notice, mail('kept'));
    });
    const status = () =>
      database.selectFrom('platform.outbox').select('status').executeTakeFirstOrThrow();
    await expect.poll(status).toEqual({ status: 'sent' });
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

  test('is sent once for its key, even for concurrent requests', async () => {
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
    await deliver();
    const waiting = await row('greylisted');
    expect(waiting).toMatchObject({ status: 'queued', reason: 'GreyListed', settled_at: null });
    expect(waiting.next_try_at?.getTime()).toBeGreaterThan(Date.now());
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
    });
    await deliver();
    expect(smtp.mails).toHaveLength(0);
  });

  test('permanently can be resent manually with the same Message-ID [SUP-05]', async () => {
    const deliver = await outboxed('second chance');
    smtp.answerNext({ code: 550, message: '5.1.1 No such user here' });
    await deliver();
    const { id, message_id } = await row('second chance');
    expect(await db.transaction().execute((tx) => retryMails({ db: tx, app }, [id]))).toBe(1);
    await deliver();
    expect(await row('second chance')).toMatchObject({ status: 'sent', attempts: 1, reason: null });
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([message_id]);
    expect(await db.transaction().execute((tx) => retryMails({ db: tx, app }, [id]))).toBe(0);
  });

  test('not yet been handed over can be taken back, and then never leaves [SUP-05]', async () => {
    const deliver = await outboxed('taken back');
    const { id } = await row('taken back');
    expect(await db.transaction().execute((tx) => cancelMails({ db: tx, app }, [id]))).toBe(1);
    await deliver();
    expect(await row('taken back')).toMatchObject({ status: 'cancelled', content: null });
    expect(ended).toContainEqual({ about: 'taken back', outcome: { status: 'cancelled' } });
    expect(smtp.mails).toHaveLength(0);
    expect(await db.transaction().execute((tx) => cancelMails({ db: tx, app }, [id]))).toBe(0);
  });

  test('and outdated by its next attempt is cancelled, and a partly outdated one is rendered again [LEAD-06]', async () => {
    const untrue = await outboxed('untrue');
    const partly = await outboxed('partly');
    const unconfirmed = await outboxed('unconfirmed');
    smtp.answerNext({ code: 451, message: '4.3.2 Later' });
    await untrue();
    expect(await row('untrue')).toMatchObject({ status: 'queued', reason: 'SystemIssue' });
    meanwhile.untrue = 'untrue';
    meanwhile.unconfirmed = 'untrue';
    meanwhile.partly = { input: { url: 'https://comptoir.example/left' } };
    await untrue();
    await partly();
    await sql`update platform.outbox set unconfirmed = 1, status = 'unknown'
      where idempotency_key = 'unconfirmed'`.execute(db);
    await unconfirmed();
    expect(await row('untrue')).toMatchObject({ status: 'cancelled', content: null, reason: null });
    expect(ended).toContainEqual({ about: 'untrue', outcome: { status: 'cancelled' } });
    expect(await row('unconfirmed')).toMatchObject({ status: 'unknown', reason: 'NotConfirmed' });
    expect((await row('unconfirmed')).settled_at).not.toBeNull();
    expect(smtp.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('https://comptoir.example/left'),
    ]);
  });

  test('too often has failed', async () => {
    const deliver = await outboxed('too often');
    const refusal = { code: 421, message: '4.3.2 Shutting down' };
    smtp.answerNext(refusal, refusal);
    await deliver(2);
    await deliver(2);
    expect(await row('too often')).toMatchObject({ status: 'failed', attempts: 2 });
  });

  test('because no server responds is retried', async () => {
    await outboxed('nobody answers');
    const { client_id: clientId, id: mailId } = await row('nobody answers');
    const unreachable = mailOf('smtp://127.0.0.1:1');
    await deliverMail(unreachable, { clientId, mailId }, { mostAttempts: 3, signal });
    expect(await row('nobody answers')).toMatchObject({
      status: 'queued',
      reason: 'ConnectionIssue',
    });
  });
});

describe('the module that sent the mail', () => {
  const endOf = (key: string) => ended.filter(({ about }) => about === key);

  test('is notified that the mail was sent, with its key', async () => {
    await (await outboxed('told of success'))();
    expect(endOf('told of success')).toEqual([
      { about: 'told of success', outcome: { status: 'sent' } },
    ]);
  });

  test('is notified why the mail failed, but not of each attempt', async () => {
    const deliver = await outboxed('told of failure');
    smtp.answerNext(
      { code: 451, message: '4.7.1 Greylisted' },
      { code: 550, message: '5.1.1 No such user here' },
    );
    await deliver();
    expect(endOf('told of failure')).toEqual([]);
    await deliver();
    expect(endOf('told of failure').map(({ outcome }) => outcome)).toEqual([
      { status: 'failed', reason: 'UserUnknown', isHard: true },
    ]);
  });

  test('and the outbox know it both, or neither', async () => {
    const deliver = await outboxed('nobody may note it');
    await expect(deliver()).rejects.toThrow('not now');
    expect((await row('nobody may note it')).status).toBe('sending');
  });
});

describe('a worker that died while it sent', () => {
  test('holds its mail until its lease expires; then the mail is sent with the same Message-ID', async () => {
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

test('without SMTP a mail is stored and no job is created for it', async () => {
  await mailOf(undefined).mail.send(db, notice, mail('silent'));
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
