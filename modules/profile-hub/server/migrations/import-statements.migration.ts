import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Stores the values of each file for a contact, even if unchanged, so that an undo can replay the other files. Older
 * rows have no `said`; their changes (`after`) count as `said`.
 */
export const importStatementsMigration = defineMigration({
  name: '2026-11-26-20-profile-hub-import-statements',
  async up(db) {
    await sql`
      alter table profile_hub.import_changes
        add column said jsonb,
        -- Of the contact before the import: another one than the previous import left means an edit in between.
        add column was_version integer,
        -- Whether the import made or changed the contact.
        add column touched boolean not null default true,
        -- Values that an undo of another import left, where this import is the last one that named them.
        add column replayed jsonb`.execute(db);
  },
});
