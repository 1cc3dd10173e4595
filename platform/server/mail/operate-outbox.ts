import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailDelivery, type OutboxRow, recipientDomain } from './outbox.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';

/** Resends failed and unconfirmed mails, each with its own Message-ID. Returns their number. */
export async function retryMails(
  { db, app }: { db: Db<MailTables>; app: { jobs: Jobs } },
  ids: readonly string[],
): Promise<number> {
  const mails = await db
    .updateTable('platform.outbox')
    .set({
      status: 'queued',
      attempts: 0,
      unconfirmed: 0,
      reason: null,
      answer: null,
      settled_at: null,
      next_try_at: null,
      told: null,
      told_at: null,
    })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('status', 'in', ['failed', 'unknown'])
    .where('content', 'is not', null)
    .returning(['id', 'client_id', 'recipient'])
    .execute();
  for (const [clientId, theirs] of Map.groupBy(mails, ({ client_id }) => client_id)) {
    const of = clientId === NO_CLIENT ? {} : { clientId };
    const deliveries = theirs.map(({ id: mailId }) => ({ clientId, mailId }));
    const groups = theirs.map(({ recipient }) => recipientDomain(recipient));
    await app.jobs.enqueueAll(db, mailDelivery, deliveries, { ...of, groups });
  }
  return mails.length;
}

/**
 * Cancels queued mails and notifies their modules. A mail that is being sent can no longer be cancelled. Returns the
 * number of cancelled mails.
 */
export async function cancelMails(
  { db, app }: { db: Db<MailTables>; app: MailCancellationApp },
  ids: readonly string[],
): Promise<number> {
  const mails = await db
    .updateTable('platform.outbox')
    .set({ status: 'cancelled', content: null, next_try_at: null, settled_at: sql<Date>`now()` })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('status', '=', 'queued')
    .returning(['template', 'idempotency_key'])
    .execute();
  await notifyCancelledMails({ db, app }, mails);
  return mails.length;
}

export interface MailCancellationApp {
  jobs: Jobs;
  mail: { templates: readonly MailTemplate[] };
}

/** Notifies the modules of cancelled mails, in the transaction that cancels them. */
export async function notifyCancelledMails(
  { db, app }: { db: Db; app: MailCancellationApp },
  mails: readonly Pick<OutboxRow, 'template' | 'idempotency_key'>[],
): Promise<void> {
  for (const { template, idempotency_key: about } of mails) {
    const { settled } = app.mail.templates.find(({ name }) => name === template) ?? {};
    await settled?.({ about, outcome: { status: 'cancelled' }, db: db as Tx, app });
  }
}
