import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Why a template, the language model or the embedded writer wrote a reply: the key of a text and its params [REV-04]. */
export const noteReplyWritersMigration = defineMigration({
  name: '2026-11-28-35-communication-reply-writers',
  async up(db) {
    await sql`alter table communication.replies add column writer_reason jsonb`.execute(db);
  },
});
