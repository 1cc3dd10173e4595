import type { App } from '../app.ts';
import { contentThatHolds } from './content-that-holds.ts';
import { readMailLogo } from './mail-logo.ts';
import { MailNotConfirmed } from './mail-not-confirmed.ts';
import { contentLeaves, isBeingSent, leaseMail, type MailKey, type OutboxRow } from './outbox.ts';
import { formatCustomId } from './provider/custom-id.ts';
import { settleMail } from './settle-mail.ts';
import type { MailTables } from './tables.ts';
import { withLeaseRenewal } from './with-lease-renewal.ts';

/**
 * Delivers one mail of the outbox to the SMTP server once. The result and the next attempt are saved in one
 * transaction. SMTP and the database share no transaction: a worker that dies before the server's response leaves a
 * mail that may have arrived. So the outbox is updated before the content is sent. A mail without this mark cannot have
 * arrived and is resent; the others become `unknown` (docs/decisions/mail.md).
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
  const failure = lost ?? (await withLeaseRenewal(db, mail, () => handOver(app, mail, signal)));
  await settleMail(app, mail, { failure, mostAttempts, isStopping: signal.aborted });
}

/** Gives back what went wrong, if anything did. */
async function handOver(app: App, mail: OutboxRow, signal: AbortSignal): Promise<unknown> {
  try {
    const content = await contentThatHolds(app, mail);
    const outgoing = {
      ...content,
      logo: await readMailLogo({ app }, content),
      to: mail.recipient,
      messageId: mail.message_id,
      customId: app.config.MAIL_EVENTS_SECRET
        ? formatCustomId({ clientId: mail.client_id, mailId: mail.id })
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
