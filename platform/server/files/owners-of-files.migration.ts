import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** What who made a file has to be allowed to, and at least to be at the client, for its links to open; none: only to be there. */
export const ownersOfFilesMigration = defineMigration({
  name: '2026-11-19-02-platform-owners-of-files',
  async up(db) {
    await sql`alter table platform.files add column asks_for text, add column made_as text`.execute(
      db,
    );
  },
});
