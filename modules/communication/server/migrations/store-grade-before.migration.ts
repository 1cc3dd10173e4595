import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** A review that changed at its source is shown beside what its reply answered, words and grade [REV-03]. */
export const storeGradeBeforeMigration = defineMigration({
  name: '2026-11-28-41-communication-store-grade-before',
  async up(db) {
    await sql`alter table communication.review_history add column grade smallint`.execute(db);
  },
});
