import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailDelivery } from './mail-delivery.ts';
import { type MailTables, NO_CLIENT } from './tables.ts';

/** Sends failed emails again, each with its own Message-ID. Returns how many there were. */
export async function retryMails(
  { db, app }: { db: Db<MailTables>; app: { jobs: Jobs } },
  ids: readonly string[],
): Promise<number> {
  const mails = await db
    .updateTable('platform.outbox')
    .set({ status: 'queued', attempts: 0, reason: null, answer: null, settled_at: null })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('status', '=', 'failed')
    .where('content', 'is not', null)
    .returning(['id', 'client_id'])
    .execute();
  for (const [clientId, theirs] of Map.groupBy(mails, ({ client_id }) => client_id)) {
    const of = clientId === NO_CLIENT ? {} : { clientId };
    const deliveries = theirs.map(({ id: mailId }) => ({ clientId, mailId }));
    await app.jobs.enqueueAll(db, mailDelivery, deliveries, of);
  }
  return mails.length;
}

/** Takes back mails that still wait; one that is being handed over can no longer be held. Returns how many. */
export async function cancelMails(
  { db }: { db: Db<MailTables> },
  ids: readonly string[],
): Promise<number> {
  const mails = await db
    .updateTable('platform.outbox')
    .set({ status: 'cancelled', content: null, settled_at: sql<Date>`now()` })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('status', '=', 'queued')
    .returning('id')
    .execute();
  return mails.length;
}
