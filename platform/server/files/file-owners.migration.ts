import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/**
 * Adds the permission and the role that the owner of a file needs for its links to work. Without a permission, access
 * to the client is enough.
 */
export const fileOwnersMigration = defineMigration({
  name: '2026-11-19-02-platform-owners-of-files',
  async up(db) {
    await sql`alter table platform.files add column asks_for text, add column made_as text`.execute(
      db,
    );
  },
});
