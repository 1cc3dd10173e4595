import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** What who made a file has to be allowed to for its links to open; none: only to be at the client. */
export const ownersOfFilesMigration = defineMigration({
  name: '2026-11-19-02-platform-owners-of-files',
  async up(db) {
    await sql`alter table platform.files add column asks_for text`.execute(db);
  },
});
