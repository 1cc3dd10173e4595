import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Index of the few waiting reviews with a risk, for the decisions on the first screen [BEY-09]. */
export const findRiskyReviewsMigration = defineMigration({
  name: '2026-12-04-30-communication-find-risky-reviews',
  async up(db) {
    await sql`
      create index reviews_with_risk on communication.reviews (client_id, status)
      where risks <> '{}' and deleted_at is null`.execute(db);
  },
});
