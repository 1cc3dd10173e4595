import { defineMigration } from '#platform/server/database/migration.ts';
import { tellRecords } from '#platform/server/live/tell-records.ts';

/** Changes of reviews and replies reach open browsers: lists and counts follow what the bot and others do [REV-01]. */
export const tellReviewsMigration = defineMigration({
  name: '2026-11-27-72-communication-tell-reviews',
  async up(db) {
    for (const table of ['communication.reviews', 'communication.replies'])
      await tellRecords(db, table, 'reviews');
  },
});
