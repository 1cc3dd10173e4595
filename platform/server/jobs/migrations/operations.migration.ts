import { sql } from 'kysely';
import { audited, unaudited } from '../../audit/audited.ts';
import { defineMigration, systemTable } from '../../database/migration.ts';

/** Queue data for operators: persistent pauses and active workers. */
export const jobOperationsMigration = defineMigration({
  name: '2026-11-16-50-platform-job-operations',
  async up(db) {
    await sql`
      create table platform.paused_queues (
        name text primary key,
        paused_at timestamptz not null default now()
      )`.execute(db);
    await systemTable(db, 'platform.paused_queues');
    await audited(db, 'platform.paused_queues', { key: ['name'], label: ['name'], client: null });
    await sql`
      create unlogged table platform.job_workers (
        id uuid primary key,
        host text not null,
        capacity integer not null,
        seen_at timestamptz not null default now()
      )`.execute(db);
    await systemTable(db, 'platform.job_workers');
    await unaudited(db, 'platform.job_workers', 'which processes work now');
    // The queue has no index for "ended in the last hour".
    await sql`
      create index job_common_ended on pgboss.job_common (completed_on desc) include (state, retry_count)
      where completed_on is not null`.execute(db);
  },
});
