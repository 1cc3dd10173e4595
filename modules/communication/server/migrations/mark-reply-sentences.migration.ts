import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Which sentence of a reply answers which topic or states a fact: places in the text, no words [REV-04]. */
export const markReplySentencesMigration = defineMigration({
  name: '2026-11-28-42-communication-mark-reply-sentences',
  async up(db) {
    await sql`alter table communication.replies add column marks jsonb`.execute(db);
  },
});
