import { sql } from 'kysely';
import { passwordResetMail } from '#modules/accounts/server/mails/account-security.mail.ts';
import type { MailTables } from '#platform/server/mail/tables.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import type { Fault, Finding } from '../tools/faults/finding.ts';
import { scratchApp } from './support/scratch-app.ts';
import { waitUntil } from './support/wait-until.ts';

/** Longer than the time after which a silent worker's job is given to another. */
const SLOW_MS = 45_000;

/**
 * A mail server that is slow after the final dot, one that drops the connection there, and a worker that is killed at
 * that point.
 */
const slowMailServer: Fault = async () => {
  const smtp = await startTestSmtp({
    afterContent({ to: [recipient = ''] }, { take, drop }) {
      if (recipient.startsWith('slow')) setTimeout(take, SLOW_MS);
      else if (recipient.startsWith('dropped')) drop();
      else if (!recipient.startsWith('killed')) take();
    },
  });
  const tls = await startTestSmtp({ server: { disabledCommands: ['AUTH'] } });
  const suite = await scratchApp({ SMTP_URL: smtp.url, SMTP_END_SECONDS: '120' });
  const strict = await scratchApp({ SMTP_URL: `smtp://127.0.0.1:${tls.port}` });
  try {
    const db = suite.app.database.acrossClients<MailTables>();
    const outbox = async ({ app }: typeof suite) =>
      new Map(
        (
          await app.database
            .acrossClients<MailTables>()
            .selectFrom('platform.outbox')
            .selectAll()
            .execute()
        ).map((mail) => [mail.recipient, mail] as const),
      );
    const write = ({ app }: typeof suite, recipient: string) =>
      app.mail.send(app.database.acrossClients(), passwordResetMail, {
        to: recipient,
        locale: 'en',
        input: passwordResetMail.sample('en'),
        idempotencyKey: recipient,
      });
    const copies = (recipient: string) =>
      smtp.mails.filter(({ to }) => to.includes(recipient)).length;
    const findings: Finding[] = [];

    const doomed = await suite.worker();
    await write(suite, 'killed@retailer.example');
    await waitUntil(() => copies('killed@retailer.example') === 1);
    await doomed.stop('SIGKILL');
    await suite.worker();
    await suite.worker();
    for (const name of ['slow-1@slow.example', 'slow-2@slow.example', 'dropped@retailer.example'])
      await write(suite, name);
    const quick = Array.from({ length: 20 }, (_, at) => `quick-${at}@other.example`);
    const begun = Date.now();
    for (const name of quick) await write(suite, name);
    await waitUntil(async () => {
      const mails = await outbox(suite);
      return quick.every((name) => mails.get(name)?.status === 'sent');
    });
    const quickMs = Date.now() - begun;
    await waitUntil(async () => {
      const mails = await outbox(suite);
      return (
        mails.get('slow-1@slow.example')?.status === 'sent' &&
        mails.get('slow-2@slow.example')?.status === 'sent' &&
        mails.get('killed@retailer.example')?.status === 'unknown'
      );
    });
    const mails = await outbox(suite);
    for (const [recipient, status] of [
      ['slow-1@slow.example', 'sent'],
      ['slow-2@slow.example', 'sent'],
      ['killed@retailer.example', 'unknown'],
      ['dropped@retailer.example', 'unknown'],
    ] as const)
      findings.push({
        what: recipient,
        seen: `${copies(recipient)} copies, the outbox says ${mails.get(recipient)?.status}`,
        holds: copies(recipient) === 1 && mails.get(recipient)?.status === status,
      });
    findings.push({
      what: 'mails to others meanwhile',
      seen: `20 sent within ${quickMs} ms, ${quick.filter((name) => copies(name) !== 1).length} lost or doubled`,
      holds: quickMs < SLOW_MS && quick.every((name) => copies(name) === 1),
    });

    // An unconfirmed mail is retried once and then left for a person to decide.
    const hurry = () =>
      sql`update platform.outbox set next_try_at = now() where recipient = 'dropped@retailer.example' and next_try_at > now()`
        .execute(db)
        .then(() =>
          sql`update pgboss.job set start_after = now() where name = 'mail.deliver' and state < 'active' and start_after > now()`.execute(
            db,
          ),
        );
    await hurry();
    await waitUntil(
      async () => (await outbox(suite)).get('dropped@retailer.example')?.settled_at !== null,
    );
    await hurry();
    const ids = new Set(
      smtp.mails
        .filter(({ to }) => to.includes('dropped@retailer.example'))
        .map(({ messageId }) => messageId),
    );
    findings.push({
      what: 'a mail that nobody ever confirms',
      seen: `${copies('dropped@retailer.example')} copies under ${ids.size} Message-ID`,
      holds: copies('dropped@retailer.example') === 2 && ids.size === 1,
    });

    await strict.worker();
    await write(strict, 'encrypted@retailer.example');
    await waitUntil(
      async () => (await outbox(strict)).get('encrypted@retailer.example')?.reason !== null,
    );
    const refused = (await outbox(strict)).get('encrypted@retailer.example');
    findings.push({
      what: 'a certificate that is not valid',
      seen: `${tls.mails.length} copies, the mail is ${refused?.status}: ${refused?.reason}`,
      holds:
        refused?.status === 'queued' &&
        refused.reason === 'CertificateInvalid' &&
        tls.mails.length === 0,
    });
    return findings;
  } finally {
    await suite.end();
    await strict.end();
    await smtp.close();
    await tls.close();
  }
};

export default slowMailServer;
