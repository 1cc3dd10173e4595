import { cutText, storableText } from '#platform/contract/text/storable-text.ts';
import type { App } from '../app.ts';
import { deliveryError } from './delivery-error.ts';
import type { MailOutcome } from './mail-template.ts';
import {
  isBeingSent,
  leaseMail,
  type MailKey,
  type OutboxRow,
  queueMailAgain,
  settleMail,
} from './outbox.ts';
import { openMail } from './sealed-mail.ts';
import type { MailTables } from './tables.ts';

/**
 * Hands one mail of the outbox to the SMTP server. Throws when it should be tried again.
 *
 * A worker that dies after the server took the mail and before the outbox says so leaves the mail in `sending`; when its
 * lease is over the mail is sent a second time. Nothing can close that gap, since SMTP and the database share no
 * transaction. Both copies carry the same Message-ID, by which many receivers drop the second. The other choice, not to
 * send again, would lose mails that nobody else would notice.
 */
export async function deliverMail(
  app: App,
  key: MailKey,
  { mostAttempts }: { mostAttempts: number },
): Promise<void> {
  const db = app.database.acrossClients<MailTables>();
  const mail = await leaseMail(db, key);
  if (!mail) {
    if (await isBeingSent(db, key)) throw new Error('another worker has this mail');
    return;
  }
  try {
    await handOver(app, mail);
  } catch (error) {
    const failure = error as { code?: string; responseCode?: number; response?: string };
    const { reason, temporary } = deliveryError(failure);
    // Whoever answers there is not ours: what it says must not keep its own end from being noted.
    const answer = storableText(cutText(failure.response ?? failure.code ?? '', 500));
    if (temporary && mail.attempts < mostAttempts) {
      await queueMailAgain(db, key, { reason, answer });
      throw new Error(`the mail could not be handed over: ${reason}`);
    }
    await settle(app, mail, { status: 'failed', reason, answer });
    app.log.warn({ mailId: mail.id, template: mail.template, reason }, 'a mail was given up');
    return;
  }
  await settle(app, mail, { status: 'sent' });
}

/** Notes the end and tells the module whose mail it was: both, or neither. */
async function settle(
  app: App,
  mail: OutboxRow,
  end: MailOutcome & { answer?: string },
): Promise<void> {
  const template = app.mail.templates.find(({ name }) => name === mail.template);
  const { answer = '', ...outcome } = end;
  await app.database
    .acrossClients<MailTables>()
    .transaction()
    .execute(async (tx) => {
      const key = { clientId: mail.client_id, mailId: mail.id };
      await settleMail(tx, key, { ...outcome, answer, keepContent: app.config.mailbox });
      await template?.settled?.({ about: mail.idempotency_key, outcome, db: tx });
    });
}

async function handOver(app: App, mail: OutboxRow): Promise<void> {
  if (!mail.content) throw new Error('the mail has no content');
  await app.mail.handOver({
    ...openMail(app.secrets, mail.content),
    to: mail.recipient,
    messageId: mail.message_id,
    date: mail.created_at,
  });
}
