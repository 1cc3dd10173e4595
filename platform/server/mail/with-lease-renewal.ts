import type { Db } from '../database/database.ts';
import { BETWEEN_SIGNS_MS, type OutboxRow, renewLease } from './outbox.ts';
import type { MailTables } from './tables.ts';

/** Renews the lease of the mail while the work runs, so that a slow server does not look like a lost worker. */
export async function withLeaseRenewal<Result>(
  db: Db<MailTables>,
  mail: OutboxRow,
  work: () => Promise<Result>,
): Promise<Result> {
  // A missed renewal is harmless: without its lease the content is not sent, and sent content is not sent again.
  const timer = setInterval(() => void renewLease(db, mail).catch(() => {}), BETWEEN_SIGNS_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
