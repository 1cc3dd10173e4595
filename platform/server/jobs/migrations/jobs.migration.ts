import { sql } from 'kysely';
import { defineMigration, tenantTable } from '../../database/migration.ts';

/**
 * Jobs that a user waits for, stored separately from the queue, so that their records outlive it and a page reload
 * finds them.
 */
export const jobsMigration = defineMigration({
  name: '2026-11-15-03-platform-jobs',
  async up(db) {
    await sql`
      create table platform.jobs (
        client_id uuid not null,
        id uuid not null,
        kind text not null,
        user_id uuid not null,
        title_key text not null,
        title_params jsonb not null,
        state text not null default 'waiting'
          check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
        attempt integer not null default 0,
        done bigint not null default 0,
        total bigint,
        note jsonb,
        result jsonb,
        error_code text,
        cancel_requested_at timestamptz,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz,
        primary key (client_id, id)
      )`.execute(db);
    await sql`create index jobs_of_user on platform.jobs (user_id, id desc)`.execute(db);
    await sql`create index jobs_age on platform.jobs (ended_at)`.execute(db);
    await tenantTable(db, 'platform.jobs');
  },
});
