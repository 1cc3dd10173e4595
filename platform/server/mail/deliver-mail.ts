import { cutText, storableText } from '#platform/contract/text/text.ts';
import type { App } from '../app.ts';
import type { Db, Tx } from '../database/database.ts';
import { deliveryError, isHardReason, MailNotConfirmed } from './delivery-error.ts';
import { readMailLogo } from './mail-logo.ts';
import type { MailOutcome } from './mail-template.ts';
import {
  type AttemptResult,
  isBeingSent,
  LEASE_RENEWAL_MS,
  leaseMail,
  type MailKey,
  mailDelivery,
  markContentSent,
  type OutboxRow,
  pauseAfter,
  recipientDomain,
  renewLease,
  saveAttemptResult,
  UNCONFIRMED_PAUSE_SECONDS,
  UNCONFIRMED_RETRIES,
} from './outbox.ts';
import { formatCustomId } from './provider/provider-event.ts';
import { type RenderedMail, renderMail, unsealMail } from './render-mail.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';

interface Attempt {
  /** The error of the attempt; undefined on success. */
  failure: unknown;
  mostAttempts: number;
  /** The process stops. */
  isStopping: boolean;
}

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
  // A previous worker died while sending, so the mail may have arrived.
  const lostWorkerError = mail.content_left_at && new MailNotConfirmed({ cause: undefined });
  const failure =
    lostWorkerError ?? (await withLeaseRenewal(db, mail, () => transmitMail(app, mail, signal)));
  await settleMail(app, mail, { failure, mostAttempts, isStopping: signal.aborted });
}

/** Returns the error instead of throwing it; undefined on success. */
async function transmitMail(app: App, mail: OutboxRow, signal: AbortSignal): Promise<unknown> {
  try {
    const content = await readCurrentContent(app, mail);
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
      contentLeaves: () => markContentSent(app.database.acrossClients<MailTables>(), mail),
      signal,
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Renews the lease of the mail while the work runs, so that a slow server does not look like a lost worker. */
async function withLeaseRenewal<Result>(
  db: Db<MailTables>,
  mail: OutboxRow,
  work: () => Promise<Result>,
): Promise<Result> {
  // A missed renewal is harmless: without its lease the content is not sent, and sent content is not sent again.
  const timer = setInterval(() => void renewLease(db, mail).catch(() => {}), LEASE_RENEWAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Content of a mail at the moment it is sent. Throws `MailOutdated` if it is no longer valid. */
async function readCurrentContent(app: App, mail: OutboxRow): Promise<RenderedMail> {
  if (!mail.content) throw new Error('the mail has no content');
  const { client_id: clientId, idempotency_key: about, recipient: to, locale } = mail;
  const mailCheck = app.mailChecks.find(({ mails }) =>
    mails.some(({ name }) => name === mail.template),
  );
  const checkResult = (await mailCheck?.check({ clientId, about, to, locale })) ?? 'holds';
  if (checkResult === 'untrue') throw new MailOutdated();
  if (checkResult === 'holds') return unsealMail(app.secrets, mail.content);
  const template = app.mail.templates.find(({ name }) => name === mail.template);
  if (!template) throw new Error(`unknown mail template ${mail.template}`);
  return renderMail(app, template, { locale, input: checkResult.input });
}

/**
 * Saves the result of an attempt, enqueues the next one if needed, and notifies the mail's module, in one transaction.
 */
async function settleMail(app: App, mail: OutboxRow, given: Attempt): Promise<void> {
  const end = attemptResult(mail, given);
  const isSaved = await app.database
    .acrossClients<MailTables>()
    .transaction()
    .execute(async (tx) => {
      if (!(await saveAttemptResult(tx, mail, end, { keepContent: app.config.mailbox })))
        return false;
      if (end.againSeconds !== undefined) await enqueueRetry(app, tx, mail, end.againSeconds);
      const outcome = mailOutcome(end);
      const template = app.mail.templates.find(({ name }) => name === mail.template);
      if (outcome) await template?.settled?.({ about: mail.idempotency_key, outcome, db: tx, app });
      return true;
    });
  if (isSaved && (end.status === 'failed' || end.status === 'unknown'))
    app.log.warn(
      { mailId: mail.id, template: mail.template, status: end.status, reason: end.reason },
      'mail not delivered',
    );
}

function attemptResult(
  mail: OutboxRow,
  { failure, mostAttempts, isStopping }: Attempt,
): AttemptResult {
  if (failure === undefined) return { status: 'sent' };
  if (failure instanceof MailNotConfirmed) {
    const mayTryAgain = mail.unconfirmed < UNCONFIRMED_RETRIES;
    return {
      status: 'unknown',
      reason: 'NotConfirmed',
      answer: serverResponse(failure.cause),
      ...(mayTryAgain && { againSeconds: UNCONFIRMED_PAUSE_SECONDS }),
    };
  }
  // An earlier attempt may have arrived, so the status stays unknown.
  if (failure instanceof MailOutdated)
    return mail.unconfirmed > 0
      ? { status: 'unknown', reason: 'NotConfirmed', answer: '' }
      : { status: 'cancelled' };
  // The process stops and the mail was not sent, so another worker may take it immediately.
  if (isStopping) return { status: 'queued', reason: null, answer: null, againSeconds: 0 };
  const { reason, temporary } = deliveryError(failure as object);
  const answer = serverResponse(failure);
  if (temporary && mail.attempts < mostAttempts)
    return { status: 'queued', reason, answer, againSeconds: pauseAfter(mail.attempts) };
  return { status: 'failed', reason, answer };
}

function mailOutcome(end: AttemptResult): MailOutcome | undefined {
  if (end.status === 'queued') return undefined;
  return end.status === 'failed'
    ? { status: 'failed', reason: end.reason, isHard: isHardReason(end.reason) }
    : { status: end.status };
}

/** The server's response, which may be any text, or the error code. */
function serverResponse(failure: unknown): string {
  const { response, originalCode, code } = (failure ?? {}) as Record<string, unknown>;
  return storableText(cutText(String(response ?? originalCode ?? code ?? ''), 500));
}

async function enqueueRetry(app: App, db: Tx, mail: OutboxRow, seconds: number): Promise<void> {
  const { client_id: clientId, id: mailId } = mail;
  await app.jobs.enqueue(
    db,
    mailDelivery,
    { clientId, mailId },
    {
      ...(clientId !== NO_CLIENT && { clientId }),
      group: recipientDomain(mail.recipient),
      startAfterSeconds: seconds,
    },
  );
}

/** The content of the mail is no longer valid, so it is not sent. */
class MailOutdated extends Error {
  constructor() {
    super('the content of the mail is outdated');
    this.name = 'MailOutdated';
  }
}
