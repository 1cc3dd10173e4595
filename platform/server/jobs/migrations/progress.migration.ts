import { sql } from 'kysely';
import { unaudited } from '../../audit/audited.ts';
import { defineMigration, systemTable } from '../../database/migration.ts';

/** Progress of jobs that no user started. Jobs started by a user have their progress in `platform.jobs`. */
export const jobProgressMigration = defineMigration({
  name: '2026-11-25-42-platform-job-progress',
  async up(db) {
    await sql`
      create unlogged table platform.job_progress (
        job_id uuid primary key,
        done integer not null,
        total integer,
        reported_at timestamptz not null default now()
      )`.execute(db);
    await systemTable(db, 'platform.job_progress');
    await unaudited(db, 'platform.job_progress', 'how far running jobs are');
  },
});
