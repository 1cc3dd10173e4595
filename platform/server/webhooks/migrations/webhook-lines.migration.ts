import { sql } from 'kysely';
import { defineMigration } from '../../database/migration.ts';

/** Deliveries to a busy or resting endpoint wait without a job. The endpoint stores until when it rests. */
export const webhookLinesMigration = defineMigration({
  name: '2026-11-18-15-platform-webhook-lines',
  async up(db) {
    await sql`
      alter table platform.webhook_health
        add column unanswered integer not null default 0,
        add column rests_until timestamptz`.execute(db);
    await sql`
      alter table platform.webhook_deliveries add column in_line boolean not null default false`.execute(
      db,
    );
    await sql`
      create index webhook_deliveries_in_line
        on platform.webhook_deliveries (client_id, endpoint_id, id) where in_line`.execute(db);
  },
});
