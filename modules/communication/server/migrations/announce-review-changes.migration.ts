import { defineMigration } from '#platform/server/database/migration.ts';
import { createRecordChangeTriggers } from '#platform/server/live/announce-changes.ts';

/** Publishes changes of reviews and replies to open browsers, so that lists and counts stay current [REV-01]. */
export const announceReviewChangesMigration = defineMigration({
  name: '2026-11-27-72-communication-tell-reviews',
  async up(db) {
    for (const table of ['communication.reviews', 'communication.replies'])
      await createRecordChangeTriggers(db, table, 'reviews');
  },
});
