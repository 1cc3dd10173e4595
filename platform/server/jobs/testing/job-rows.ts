import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { NotificationTables } from '../../notifications/tables.ts';
import type { JobRow } from '../job-row.ts';
import type { JobsTables } from '../tables.ts';
import { until } from './until.ts';

export function jobRow(database: Database, id: string): Promise<JobRow> {
  return database
    .acrossClients<JobsTables>()
    .selectFrom('platform.jobs')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function untilState(database: Database, id: string, state: string): Promise<JobRow> {
  return until(async () => {
    const row = await jobRow(database, id);
    return row.state === state && row;
  });
}

export function readUserNotifications(database: Database, userId: string) {
  return database
    .acrossClients<NotificationTables>()
    .selectFrom('platform.notifications')
    .select(['kind', 'title', 'body', 'actions'])
    .where('user_id', '=', userId)
    .execute();
}

/** Remaining delay of a failed job, which is then removed. */
export async function hurryRetry(database: Database, id: string): Promise<number> {
  const db = database.acrossClients();
  const seconds = await until(async () => {
    const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - now())::float as seconds from pgboss.job
        where id = ${id} and state = 'retry' and start_after > now()`.execute(db);
    return rows[0]?.seconds;
  });
  await sql`update pgboss.job set start_after = now() where id = ${id}`.execute(db);
  return seconds;
}
