import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** A mail says when it is tried next, and whether the server was given it without ever saying that it took it. */
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
    // How a mail stands is asked by what it is about, whoever's it is.
    await sql`create index outbox_by_key on platform.outbox (idempotency_key)`.execute(db);
  },
});
