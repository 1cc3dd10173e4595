import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** When reviews of a linked location were last read, and last compared with those at Google. */
export const noteGoogleReadsMigration = defineMigration({
  name: '2026-11-27-71-communication-google-reads',
  async up(db) {
    await sql`
      alter table communication.google_location_links
      add column read_at timestamptz, add column compared_at timestamptz`.execute(db);
  },
});
