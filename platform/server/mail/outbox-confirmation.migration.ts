import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** Adds the time of the next attempt, and whether content was sent to the server without confirmation. */
export const outboxConfirmationMigration = defineMigration({
  name: '2026-11-18-14-platform-outbox-confirmation',
  async up(db) {
    await sql`
      alter table platform.outbox
        add column content_left_at timestamptz,
        add column unconfirmed integer not null default 0,
        add column next_try_at timestamptz`.execute(db);
    await sql`alter table platform.outbox drop constraint outbox_status_check`.execute(db);
    await sql`
      alter table platform.outbox add constraint outbox_status_check
      check (status in ('queued', 'sending', 'sent', 'failed', 'unknown', 'kept', 'cancelled'))`.execute(
      db,
    );
    // The status of a mail is looked up by its key, across clients.
    await sql`create index outbox_by_key on platform.outbox (idempotency_key)`.execute(db);
  },
});
