import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** Delivery status that the mail provider reports after it has accepted a mail. */
export const outboxProviderStatusMigration = defineMigration({
  name: '2026-11-24-42-platform-outbox-told',
  async up(db) {
    await sql`
      alter table platform.outbox
        add column told text check (told in ('delivered', 'bounced', 'blocked', 'spam')),
        add column told_at timestamptz`.execute(db);
  },
});
