import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Stores which sentence of a reply answers a topic or states a fact, as text positions without the text [REV-04]. */
export const markReplySentencesMigration = defineMigration({
  name: '2026-11-28-42-communication-mark-reply-sentences',
  async up(db) {
    await sql`alter table communication.replies add column marks jsonb`.execute(db);
  },
});
