import { cutText, storableText } from '#platform/contract/text/storable-text.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { deliveryError } from './delivery-error.ts';
import { isHardReason } from './hard-reasons.ts';
import {
  mailDelivery,
  pauseAfter,
  recipientDomain,
  UNCONFIRMED_PAUSE_SECONDS,
  UNCONFIRMED_RETRIES,
} from './mail-delivery.ts';
import { MailNotConfirmed } from './mail-not-confirmed.ts';
import type { MailOutcome } from './mail-template.ts';
import { MailUntrue } from './mail-untrue.ts';
import { type MailEnd, noteEnd, type OutboxRow } from './outbox.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';

/**
 * Saves the result of an attempt, enqueues the next one if needed, and notifies the mail's module, in one transaction.
 */
export async function settleMail(
  app: App,
  mail: OutboxRow,
  given: { failure: unknown; mostAttempts: number; isStopping: boolean },
): Promise<void> {
  const end = endOf(mail, given);
  const isNoted = await app.database
    .acrossClients<MailTables>()
    .transaction()
    .execute(async (tx) => {
      if (!(await noteEnd(tx, mail, end, { keepContent: app.config.mailbox }))) return false;
      if (end.againSeconds !== undefined) await tryAgain(app, tx, mail, end.againSeconds);
      const outcome = outcomeOf(end);
      const template = app.mail.templates.find(({ name }) => name === mail.template);
      if (outcome) await template?.settled?.({ about: mail.idempotency_key, outcome, db: tx, app });
      return true;
    });
  if (isNoted && (end.status === 'failed' || end.status === 'unknown'))
    app.log.warn(
      { mailId: mail.id, template: mail.template, status: end.status, reason: end.reason },
      'a mail was not confirmed',
    );
}

function endOf(
  mail: OutboxRow,
  { failure, mostAttempts, isStopping }: Parameters<typeof settleMail>[2],
): MailEnd {
  if (failure === undefined) return { status: 'sent' };
  if (failure instanceof MailNotConfirmed) {
    const mayTryAgain = mail.unconfirmed < UNCONFIRMED_RETRIES;
    return {
      status: 'unknown',
      reason: 'NotConfirmed',
      answer: answerOf(failure.cause),
      ...(mayTryAgain && { againSeconds: UNCONFIRMED_PAUSE_SECONDS }),
    };
  }
  // What may have arrived before is not taken back by that.
  if (failure instanceof MailUntrue)
    return mail.unconfirmed > 0
      ? { status: 'unknown', reason: 'NotConfirmed', answer: '' }
      : { status: 'cancelled' };
  // The process stops and the mail was not sent, so another worker may take it immediately.
  if (isStopping) return { status: 'queued', reason: null, answer: null, againSeconds: 0 };
  const { reason, temporary } = deliveryError(failure as object);
  const answer = answerOf(failure);
  if (temporary && mail.attempts < mostAttempts)
    return { status: 'queued', reason, answer, againSeconds: pauseAfter(mail.attempts) };
  return { status: 'failed', reason, answer };
}

function outcomeOf(end: MailEnd): MailOutcome | undefined {
  if (end.status === 'queued') return undefined;
  return end.status === 'failed'
    ? { status: 'failed', reason: end.reason, isHard: isHardReason(end.reason) }
    : { status: end.status };
}

/** The server's response, which may be any text, or the error code. */
function answerOf(failure: unknown): string {
  const { response, originalCode, code } = (failure ?? {}) as Record<string, unknown>;
  return storableText(cutText(String(response ?? originalCode ?? code ?? ''), 500));
}

async function tryAgain(app: App, db: Tx, mail: OutboxRow, seconds: number): Promise<void> {
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
