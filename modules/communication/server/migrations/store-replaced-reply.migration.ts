import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** While a changed reply waits to be sent, the one at the source is stored, so that an undo restores it [REV-05]. */
export const storeReplacedReplyMigration = defineMigration({
  name: '2026-11-29-90-communication-store-replaced-reply',
  async up(db) {
    await sql`alter table communication.replies add column replaced jsonb`.execute(db);
  },
});
