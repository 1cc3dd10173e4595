import type { Db } from '../database/database.ts';
import { BETWEEN_SIGNS_MS, type OutboxRow, renewLease } from './outbox.ts';
import type { MailTables } from './tables.ts';

/** Says that this worker still has the mail for as long as the work takes: a slow server is no lost worker. */
export async function keepLeased<Result>(
  db: Db<MailTables>,
  mail: OutboxRow,
  work: () => Promise<Result>,
): Promise<Result> {
  // A sign that is missed costs nothing: without its lease the content does not leave, and what has left is not sent again.
  const timer = setInterval(() => void renewLease(db, mail).catch(() => {}), BETWEEN_SIGNS_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
