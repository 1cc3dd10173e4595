import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { App } from '../app.ts';
import { until } from '../jobs/testing/until.ts';
import { defineModule } from '../module.ts';
import { deliverMail } from './deliver-mail.ts';
import { Mail } from './mail.ts';
import { defineMail, type MailOutcome } from './mail-template.ts';
import type { MailTables } from './tables.ts';

const ended: MailOutcome['status'][] = [];
const notice = defineMail({
  name: 'test.unconfirmed',
  input: z.object({}),
  sample: () => ({}),
  render: () => ({ subject: 'Hello', blocks: [{ kind: 'paragraph', text: 'Hello' }] }),
  settled: async ({ outcome }) => void ended.push(outcome.status),
});
const { app } = await testApp({
  environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
  modules: [defineModule({ name: 'test', mails: [notice] })],
  work: false,
});
const db = app.database.acrossClients<MailTables>();

/** A test app with a configurable mail server, and one mail for it. */
async function mailFor(
  given: Parameters<typeof startTestSmtp>[0] & { url?: string; end?: number },
) {
  const smtp = await startTestSmtp(given);
  onTestFinished(() => smtp.close());
  const config = {
    ...app.config,
    SMTP_URL: `${given.url ?? 'smtp'}://127.0.0.1:${smtp.port}${given.url ? '' : given.server ? '?requireTLS=true' : ''}`,
    SMTP_END_SECONDS: given.end ?? 600,
  };
  const mailApp: App = { ...app, config };
  mailApp.mail = new Mail(mailApp, app.mail.templates);
  onTestFinished(() => mailApp.mail.close());
  const key = `mail ${crypto.randomUUID()}`;
  await mailApp.mail.send(db, notice, {
    to: 'zoe@retailer.example',
    locale: 'en',
    input: {},
    idempotencyKey: key,
  });
  const row = () =>
    db
      .selectFrom('platform.outbox')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
  const { client_id: clientId, id: mailId } = await row();
  return {
    smtp,
    row,
    deliver: (signal = new AbortController().signal) =>
      deliverMail(mailApp, { clientId, mailId }, { mostAttempts: 3, signal }),
    set: (change: object) =>
      db.updateTable('platform.outbox').set(change).where('idempotency_key', '=', key).execute(),
  };
}

test('a mail without confirmation is unknown and is resent once with the same Message-ID', async () => {
  const mail = await mailFor({ afterContent: (_mail, { drop }) => drop() });
  await mail.deliver();
  const first = await mail.row();
  expect(first).toMatchObject({ status: 'unknown', reason: 'NotConfirmed', settled_at: null });
  expect((first.next_try_at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(10 * 60 * 1000);
  await mail.deliver();
  expect(mail.smtp.mails).toHaveLength(1);
  await mail.set({ next_try_at: null });
  await mail.deliver();
  const last = await mail.row();
  expect(last).toMatchObject({ status: 'unknown', next_try_at: null });
  expect(last.settled_at).not.toBeNull();
  await mail.deliver();
  expect(mail.smtp.mails.map(({ messageId }) => messageId)).toEqual([
    last.message_id,
    last.message_id,
  ]);
  expect(ended.splice(0)).toEqual(['unknown', 'unknown']);
});

test('a slow response after the final dot is awaited, and no other worker sends the mail meanwhile', async () => {
  const taken = Promise.withResolvers<void>();
  const mail = await mailFor({ afterContent: (_mail, { take }) => void taken.promise.then(take) });
  const delivering = mail.deliver();
  await until(() => mail.smtp.mails.length === 1);
  await expect(mail.deliver()).rejects.toThrow('another worker');
  taken.resolve();
  await delivering;
  expect(await mail.row()).toMatchObject({ status: 'sent', attempts: 1 });
  expect(mail.smtp.mails).toHaveLength(1);
});

test('a server that never answers the final dot is not waited for for ever', async () => {
  const mail = await mailFor({ afterContent: () => {}, end: 1 });
  await mail.deliver();
  expect(await mail.row()).toMatchObject({ status: 'unknown', answer: 'ETIMEDOUT' });
});

test('the mail of a worker that was lost before its content left is sent, of one that was lost after is unknown', async () => {
  const mail = await mailFor({});
  const lost = { status: 'sending', lease_until: sql`now() - interval '1 second'` };
  await mail.set({ ...lost, content_left_at: sql`now()` });
  await mail.deliver();
  expect(await mail.row()).toMatchObject({ status: 'unknown', reason: 'NotConfirmed' });
  expect(mail.smtp.mails).toHaveLength(0);
  await mail.set({ ...lost, content_left_at: null });
  await mail.deliver();
  expect(await mail.row()).toMatchObject({ status: 'sent' });
  expect(mail.smtp.mails).toHaveLength(1);
});

test('a stopping process requeues an unsent mail and marks one that may have arrived as unknown', async () => {
  const stop = new AbortController();
  const mail = await mailFor({ afterContent: () => stop.abort(new Error('the process stops')) });
  await mail.deliver(stop.signal);
  expect((await mail.row()).status).toBe('unknown');
  const early = await mailFor({});
  await early.deliver(AbortSignal.abort(new Error('the process stops')));
  expect(await early.row()).toMatchObject({ status: 'queued', reason: null });
  expect(early.smtp.mails).toHaveLength(0);
});

test('a failed encryption is recorded with its reason, and the mail remains queued', async () => {
  const selfSigned = await mailFor({ server: { disabledCommands: ['AUTH'] } });
  await selfSigned.deliver();
  expect(await selfSigned.row()).toMatchObject({ status: 'queued', reason: 'CertificateInvalid' });
  const plain = await mailFor({ server: { disabledCommands: ['AUTH', 'STARTTLS'] } });
  await plain.deliver();
  expect(await plain.row()).toMatchObject({ status: 'queued', reason: 'EncryptionMissing' });
  const wrongPort = await mailFor({ url: 'smtps' });
  await wrongPort.deliver();
  expect(await wrongPort.row()).toMatchObject({ status: 'queued', reason: 'EncryptionFailed' });
});
