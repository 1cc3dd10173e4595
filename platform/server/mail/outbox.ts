import { type Selectable, sql } from 'kysely';
import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';
import type { Db } from '../database/database.ts';
import type { MailOutcome } from './mail-template.ts';
import type { MailTables } from './tables.ts';

export type OutboxRow = Selectable<MailTables['platform.outbox']>;
export interface MailKey {
  clientId: string;
  mailId: string;
}
type OutboxDb = Db<MailTables>;

/** Longer than the SMTP client's own time limits together, shorter than the time after which the job counts as lost. */
const LEASE_SECONDS = 120;

const row = (db: OutboxDb, key: MailKey) =>
  db
    .updateTable('platform.outbox')
    .where('client_id', '=', key.clientId)
    .where('id', '=', key.mailId);

/** One worker gets the mail, or none: the others see `sending` and leave it. */
export function leaseMail(db: OutboxDb, key: MailKey): Promise<OutboxRow | undefined> {
  return row(db, key)
    .set({
      status: 'sending',
      attempts: sql`attempts + 1`,
      lease_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(sql<boolean>`(status = 'queued' or (status = 'sending' and lease_until < now()))`)
    .returningAll()
    .executeTakeFirst();
}

export async function isBeingSent(db: OutboxDb, key: MailKey): Promise<boolean> {
  const found = await db
    .selectFrom('platform.outbox')
    .select('status')
    .where('client_id', '=', key.clientId)
    .where('id', '=', key.mailId)
    .executeTakeFirst();
  return found?.status === 'sending';
}

export async function settleMail(
  db: OutboxDb,
  key: MailKey,
  end: MailOutcome & { answer: string; keepContent: boolean },
): Promise<void> {
  await row(db, key)
    .set({
      status: end.status,
      reason: end.status === 'failed' ? end.reason : null,
      answer: end.status === 'failed' ? end.answer : null,
      lease_until: null,
      settled_at: new Date(),
      // What failed can be sent again by hand, as long as the outbox keeps it.
      ...(end.status === 'sent' && !end.keepContent && { content: null }),
    })
    .execute();
}

export async function queueMailAgain(
  db: OutboxDb,
  key: MailKey,
  failure: { reason: DeliveryReason; answer: string },
): Promise<void> {
  await row(db, key)
    .set({ ...failure, status: 'queued', lease_until: null })
    .execute();
}

/** How the mails ended that were sent under these keys, the last one first. */
export function mailsUnderKeys(
  db: OutboxDb,
  asked: { clientIds: readonly string[]; keys: readonly string[] },
) {
  if (asked.keys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('platform.outbox')
    .select(['id', 'status', 'reason', 'created_at'])
    .where('client_id', 'in', asked.clientIds)
    .where('idempotency_key', 'in', asked.keys)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
