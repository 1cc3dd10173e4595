import { type Selectable, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';
import type { Db } from '../database/database.ts';
import { type MailTables, storableAnswer } from './tables.ts';

export type OutboxRow = Selectable<MailTables['platform.outbox']>;
export interface MailKey {
  clientId: string;
  mailId: string;
}
type OutboxDb = Db<MailTables>;

/** Result of an attempt. `againSeconds`: delay until the next attempt, if one follows. */
export type AttemptResult =
  | { status: 'sent'; againSeconds?: never }
  /** The content is outdated. */
  | { status: 'cancelled'; againSeconds?: never }
  | { status: 'queued'; reason: DeliveryReason | null; answer: string | null; againSeconds: number }
  | { status: 'unknown'; reason: DeliveryReason; answer: string; againSeconds?: number }
  | { status: 'failed'; reason: DeliveryReason; answer: string; againSeconds?: never };

/** A worker renews its lease several times before it counts as lost. */
const LEASE_SECONDS = 90;
export const LEASE_RENEWAL_MS = 20_000;
const leased = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

const row = (db: OutboxDb, key: MailKey) =>
  db
    .updateTable('platform.outbox')
    .where('client_id', '=', key.clientId)
    .where('id', '=', key.mailId);

/** The mail, if this attempt still holds its lease. */
const held = (db: OutboxDb, { client_id: clientId, id: mailId, attempts }: OutboxRow) =>
  row(db, { clientId, mailId }).where('status', '=', 'sending').where('attempts', '=', attempts);

/** Leases the mail to one worker: others see `sending` and skip it. Mails that are not due are not leased. */
export function leaseMail(db: OutboxDb, key: MailKey): Promise<OutboxRow | undefined> {
  return row(db, key)
    .set({
      status: 'sending',
      attempts: sql`attempts + 1`,
      lease_until: leased,
      // Preserved from a lost worker, because it shows whether the mail may have been sent.
      content_left_at: sql`case when status = 'sending' then content_left_at end`,
    })
    .where(
      sql<SqlBool>`case when status = 'sending' then lease_until < now()
        else status in ('queued', 'unknown') and settled_at is null and coalesce(next_try_at <= now(), true) end`,
    )
    .returningAll()
    .executeTakeFirst();
}

export async function renewLease(db: OutboxDb, mail: OutboxRow): Promise<void> {
  await held(db, mail).set({ lease_until: leased }).execute();
}

/** Throws if another worker has taken over the mail: then it must not be sent from here. */
export async function markContentSent(db: OutboxDb, mail: OutboxRow): Promise<void> {
  const { numUpdatedRows } = await held(db, mail)
    .set({ content_left_at: sql`now()`, lease_until: leased })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error('another worker has this mail');
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

/**
 * Returns false if another attempt holds the mail. A confirmation by the server is saved in any case, because it is
 * certain.
 */
export async function saveAttemptResult(
  db: OutboxDb,
  mail: OutboxRow,
  end: AttemptResult,
  { keepContent }: { keepContent: boolean },
): Promise<boolean> {
  const { againSeconds: again } = end;
  const isSent = end.status === 'sent';
  const target = isSent ? row(db, { clientId: mail.client_id, mailId: mail.id }) : held(db, mail);
  const { numUpdatedRows } = await target
    .set({
      status: end.status,
      reason: 'reason' in end ? end.reason : null,
      answer: 'answer' in end ? storableAnswer(end.answer) : null,
      lease_until: null,
      next_try_at: again === undefined ? null : sql`now() + make_interval(secs => ${again})`,
      settled_at: again === undefined ? sql<Date>`now()` : null,
      ...(end.status === 'unknown' && { unconfirmed: mail.unconfirmed + 1 }),
      // A failed mail can be resent manually while its content is stored.
      ...(((isSent && !keepContent) || end.status === 'cancelled') && { content: null }),
    })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const HISTORY = ['id', 'idempotency_key', 'status', 'reason', 'created_at', 'next_try_at'] as const;

/** Status of the mails with these keys, newest first. */
export function mailsUnderKeys(
  db: OutboxDb,
  filter: { clientIds?: readonly string[]; keys: readonly string[] },
) {
  if (filter.keys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('platform.outbox')
    .select(HISTORY)
    .$if(filter.clientIds !== undefined, (query) =>
      query.where('client_id', 'in', filter.clientIds ?? []),
    )
    .where('idempotency_key', 'in', filter.keys)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Within about sixteen hours, from half a minute to four hours apart: longer than a typical outage of a receiver. */
export const MAX_ATTEMPTS = 13;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 4 * 60 * 60;

/**
 * A mail that may have arrived is retried once automatically, after a pause, because a hanging server would only get a second
 * copy.
 */
export const UNCONFIRMED_RETRIES = 1;
export const UNCONFIRMED_PAUSE_SECONDS = 15 * 60;

/** Delay before the next attempt, by the number of attempts so far. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}

/** Job for each attempt of a mail; implemented in `deliver-mail.job.ts`. */
export const mailDelivery = {
  name: 'mail.deliver',
  input: z.object({ clientId: uuid, mailId: uuid }),
  // A failed attempt enqueues the next one itself. These retries are for killed workers and for mails that another worker
  // still holds.
  retry: { limit: 20, delaySeconds: 30, backoff: true, longestDelaySeconds: 10 * 60 },
  concurrency: 10,
  // Mails to one receiving server may be slow, so they are limited to leave capacity for others.
  ofOneGroup: 4,
  // Longer than the slowest configurable mail server timeout.
  expireSeconds: 2 * 60 * 60,
};

/** Groups mails by domain: the part after the last @. */
export function recipientDomain(recipient: string): string {
  return recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
}
