import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** When the reviews of a linked location were read last, and when they were last compared with what Google still has. */
export const noteGoogleReadsMigration = defineMigration({
  name: '2026-11-27-71-communication-google-reads',
  async up(db) {
    await sql`
      alter table communication.google_location_links
      add column read_at timestamptz, add column compared_at timestamptz`.execute(db);
  },
});
