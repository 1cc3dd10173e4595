import type { App } from '../app.ts';
import { contentThatHolds } from './content-that-holds.ts';
import { keepLeased } from './keep-leased.ts';
import { logoOf } from './mail-logo.ts';
import { MailNotConfirmed } from './mail-not-confirmed.ts';
import { contentLeaves, isBeingSent, leaseMail, type MailKey, type OutboxRow } from './outbox.ts';
import { customIdOf } from './provider/custom-id.ts';
import { settleMail } from './settle-mail.ts';
import type { MailTables } from './tables.ts';

/**
 * Hands one mail of the outbox to the SMTP server, once. How it went and the next try are written in one transaction.
 *
 * SMTP and the database share no transaction: a worker that dies between the last byte and the server's answer leaves a mail
 * that may have arrived. So the outbox is told before the content leaves. What it was not told of cannot have arrived and is
 * sent again without a second thought; the rest is `unknown` (docs/decisions/mail.md).
 */
export async function deliverMail(
  app: App,
  key: MailKey,
  { mostAttempts, signal }: { mostAttempts: number; signal: AbortSignal },
): Promise<void> {
  const db = app.database.acrossClients<MailTables>();
  const mail = await leaseMail(db, key);
  if (!mail) {
    if (await isBeingSent(db, key)) throw new Error('another worker has this mail');
    return;
  }
  // Its worker was lost after the content had begun to leave.
  const lost = mail.content_left_at && new MailNotConfirmed({ cause: undefined });
  const failure = lost ?? (await keepLeased(db, mail, () => handOver(app, mail, signal)));
  await settleMail(app, mail, { failure, mostAttempts, isStopping: signal.aborted });
}

/** Gives back what went wrong, if anything did. */
async function handOver(app: App, mail: OutboxRow, signal: AbortSignal): Promise<unknown> {
  try {
    const content = await contentThatHolds(app, mail);
    const outgoing = {
      ...content,
      logo: await logoOf({ app }, content),
      to: mail.recipient,
      messageId: mail.message_id,
      customId: app.config.MAIL_EVENTS_SECRET
        ? customIdOf({ clientId: mail.client_id, mailId: mail.id })
        : undefined,
      date: mail.created_at,
    };
    await app.mail.handOver(outgoing, {
      contentLeaves: () => contentLeaves(app.database.acrossClients<MailTables>(), mail),
      signal,
    });
    return undefined;
  } catch (error) {
    return error;
  }
}
