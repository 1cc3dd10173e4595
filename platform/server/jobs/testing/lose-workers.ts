import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from '../../database/database.ts';
import { SYSTEM_ROLE } from '../../database/roles.ts';

/**
 * Simulates the minute after a worker was lost with a job of this name: no heartbeat comes, and another worker notices,
 * which it does every 15 seconds. The job is then repeated immediately, or has failed.
 */
export async function loseWorkers(
  { db, databaseUrl }: { db: Db; databaseUrl: string },
  job: string,
): Promise<void> {
  await sql`
    update pgboss.job set heartbeat_on = now() - interval '1 minute'
    where name = ${job} and state = 'active'`.execute(db);
  const boss = new PgBoss({
    connectionString: databaseUrl,
    options: `-c role=${SYSTEM_ROLE}`,
    schema: 'pgboss',
    max: 1,
    migrate: false,
    schedule: false,
    supervise: false,
    monitorIntervalSeconds: 1,
    reindex: false,
  });
  await boss.start();
  await boss.supervise(job);
  await boss.stop({ graceful: false });
  await sql`
    update pgboss.job set start_after = now()
    where name = ${job} and state = 'retry' and start_after > now()`.execute(db);
}
