import { sql } from 'kysely';
import { unaudited } from '../../audit/audited.ts';
import { defineMigration, systemTable } from '../../database/migration.ts';

/** State of each queue a minute ago, to detect growth. */
export const queueSamplesMigration = defineMigration({
  name: '2026-11-25-02-platform-queue-samples',
  async up(db) {
    await sql`
      create table platform.queue_samples (
        queue text primary key,
        waiting bigint not null,
        oldest_seconds float not null,
        -- How many samples in a row had late work and more of it than the one before.
        grown_samples integer not null default 0,
        sampled_at timestamptz not null default now()
      )`.execute(db);
    await systemTable(db, 'platform.queue_samples');
    await unaudited(db, 'platform.queue_samples', 'how long the queues were a minute ago');
  },
});
