import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Stores what each file said about a contact, also where it changed nothing, so that an undo can replay the other files.
 * Rows from before this migration have no `said`: what they changed (`after`) counts as what they said.
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
