import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** Allows a queued mail to be cancelled, and searches of the outbox by status and address. */
export const outboxOperationsMigration = defineMigration({
  name: '2026-11-16-51-platform-outbox-operations',
  async up(db) {
    await sql`alter table platform.outbox drop constraint outbox_status_check`.execute(db);
    await sql`
      alter table platform.outbox add constraint outbox_status_check
      check (status in ('queued', 'sending', 'sent', 'failed', 'kept', 'cancelled'))`.execute(db);
    await sql`create index outbox_by_status on platform.outbox (status, created_at desc)`.execute(
      db,
    );
    await sql`
      create index outbox_words on platform.outbox using gin (platform.fold(recipient) gin_trgm_ops)`.execute(
      db,
    );
  },
});
