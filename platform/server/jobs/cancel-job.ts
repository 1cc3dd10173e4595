import { fromKysely, type PgBoss } from 'pg-boss';
import type { Db } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import type { JobRecords } from './job-records.ts';
import type { JobRow } from './job-row.ts';
import type { JobsTables } from './tables.ts';

/** The process that runs a job hears here that its user no longer wants it. */
export const CANCEL_CHANNEL = 'job-cancel';

/** One's own job, or nothing. What has ended stays as it ended. */
export async function cancelJob(
  db: Db<JobsTables>,
  { userId, clientIds, id }: { userId: string; clientIds: readonly string[]; id: string },
  { boss, records, live }: { boss: PgBoss; records: JobRecords; live: Live },
): Promise<JobRow | undefined> {
  const own = db
    .selectFrom('platform.jobs')
    .where('user_id', '=', userId)
    .where('client_id', 'in', clientIds.length > 0 ? clientIds : [null])
    .where('id', '=', id);
  const row = await own.selectAll().forUpdate().executeTakeFirst();
  if (!row) return undefined;
  if (row.state !== 'waiting' && row.state !== 'running') return row;
  const key = { clientId: row.client_id, id };
  await db
    .updateTable('platform.jobs')
    .set({ cancel_requested_at: row.cancel_requested_at ?? new Date() })
    .where('client_id', '=', key.clientId)
    .where('id', '=', id)
    .execute();
  if (row.state === 'waiting') {
    await boss.cancel(row.kind, id, { db: fromKysely(db) });
    await records.endIn(db, key, { state: 'cancelled' });
  } else {
    await live.notify(db, CANCEL_CHANNEL, { id });
  }
  return own.selectAll().executeTakeFirstOrThrow();
}
