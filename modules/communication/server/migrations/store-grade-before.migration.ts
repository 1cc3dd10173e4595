import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Stores the comment and grade that the reply answered, to show them next to the changed review [REV-03]. */
export const storeGradeBeforeMigration = defineMigration({
  name: '2026-11-28-41-communication-store-grade-before',
  async up(db) {
    await sql`alter table communication.review_history add column grade smallint`.execute(db);
  },
});
