import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailDelivery, receiverOf } from './mail-delivery.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';
import { type MailsTold, tellOfCancelled } from './tell-of-cancelled.ts';

/** Sends again what failed and what may not have arrived, each with its own Message-ID. Returns how many there were. */
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
    const groups = theirs.map(({ recipient }) => receiverOf(recipient));
    await app.jobs.enqueueAll(db, mailDelivery, deliveries, { ...of, groups });
  }
  return mails.length;
}

/**
 * Takes back mails that still wait, and tells the modules whose mails they are; one that is being handed over can no longer be
 * held. Returns how many.
 */
export async function cancelMails(
  { db, app }: { db: Db<MailTables>; app: MailsTold },
  ids: readonly string[],
): Promise<number> {
  const mails = await db
    .updateTable('platform.outbox')
    .set({ status: 'cancelled', content: null, next_try_at: null, settled_at: sql<Date>`now()` })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('status', '=', 'queued')
    .returning(['template', 'idempotency_key'])
    .execute();
  await tellOfCancelled({ db, app }, mails);
  return mails.length;
}
