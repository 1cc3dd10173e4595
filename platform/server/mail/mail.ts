import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Locale } from '#platform/contract/locale.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Texts } from '../texts/texts.ts';
import type { MailTemplate } from './mail-template.ts';
import { cancelMails } from './operate-outbox.ts';
import { mailDelivery, mailsUnderKeys, recipientDomain } from './outbox.ts';
import { type OutgoingMail, renderMail, sealMail, type TransmitOptions } from './render-mail.ts';
import { smtpTimes } from './smtp-line.ts';
import { SmtpSender } from './smtp-sender.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';

interface MailParts {
  config: Config;
  log: Logger;
  secrets: Secrets;
  texts: Texts;
  jobs: Jobs;
}

interface NewMail<Input extends z.ZodType> {
  to: string;
  locale: Locale;
  input: z.input<Input>;
  /** The client that owns the mail. A database limited to a client can only send that client's mails. */
  clientId?: string;
  /** Identifies the mail, as `invitation <id of the invitation>`: the same key is sent once within thirty days. */
  idempotencyKey: string;
}

/** Sends mails with the caller's transaction: a rollback sends none, a commit loses none. */
export class Mail {
  /** Every mail that a module can send. */
  readonly templates: readonly MailTemplate[];
  readonly #parts: MailParts;
  readonly #smtp: SmtpSender | undefined;

  constructor(parts: MailParts, templates: readonly MailTemplate[]) {
    this.#parts = parts;
    this.templates = templates;
    const { SMTP_URL: url, MAIL_FROM: from, mailbox } = parts.config;
    this.#smtp = url ? new SmtpSender({ url, from, times: smtpTimes(parts.config) }) : undefined;
    if (!url && !mailbox) parts.log.warn('without SMTP_URL no mail leaves the house');
  }

  /** Returns false if the key was sent before. */
  async send<Input extends z.ZodType>(
    db: Db,
    template: MailTemplate<Input>,
    given: NewMail<Input>,
  ): Promise<boolean> {
    const { clientId = NO_CLIENT, idempotencyKey } = given;
    const { secrets, config, jobs } = this.#parts;
    const content = renderMail(this.#parts, template, given);
    const mailId = uuidV7();
    const { numInsertedOrUpdatedRows } = await (db as Db<MailTables>)
      .insertInto('platform.outbox')
      .values({
        client_id: clientId,
        id: mailId,
        idempotency_key: idempotencyKey,
        template: template.name,
        locale: given.locale,
        recipient: given.to,
        message_id: `<${secrets.hash('mail.message-id', `${clientId} ${idempotencyKey}`)}@${new URL(config.publicUrl).hostname}>`,
        content: sealMail(secrets, content),
        status: this.#smtp ? 'queued' : 'kept',
      })
      .onConflict((conflict) => conflict.columns(['client_id', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow();
    const isNew = numInsertedOrUpdatedRows === 1n;
    if (isNew && this.#smtp)
      await jobs.enqueue(
        db,
        mailDelivery,
        { clientId, mailId },
        { ...(given.clientId && { clientId }), group: recipientDomain(given.to) },
      );
    return isNew;
  }

  /** Withdraws queued mails that are no longer valid: all whose key has this prefix. */
  async withdraw(db: Db, { clientId, about }: { clientId: string; about: string }): Promise<void> {
    const tables = db as Db<MailTables>;
    const waiting = await tables
      .selectFrom('platform.outbox')
      .select('id')
      .where('client_id', '=', clientId)
      .where('status', '=', 'queued')
      .where(sql<boolean>`starts_with(idempotency_key, ${about})`)
      .execute();
    await cancelMails(
      { db: tables, app: { jobs: this.#parts.jobs, mail: this } },
      waiting.map(({ id }) => id),
    );
  }

  /** Status of mails by their keys: those of one client, and those without a client. */
  async sentUnder(db: Db, keys: readonly string[], given: { clientId: string }) {
    return mailsUnderKeys(db, { clientIds: [given.clientId, NO_CLIENT], keys });
  }

  /** The same for mails of any client, for callers with the cross-client role. */
  async statesOfAnyClient(db: Db, keys: readonly string[]) {
    return mailsUnderKeys(db, { keys });
  }

  async handOver(mail: OutgoingMail, handover: TransmitOptions): Promise<void> {
    if (!this.#smtp) throw new Error('SMTP_URL is not set in this process');
    await this.#smtp.send(mail, handover);
  }

  close(): void {
    this.#smtp?.close();
  }
}
