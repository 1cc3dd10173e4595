import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Finds the few touchpoints whose page could not be built, for the decisions of the first screen [BEY-09]. */
export const findFailedPagesMigration = defineMigration({
  name: '2026-12-04-31-touchpoints-find-failed-pages',
  async up(db) {
    await sql`
      create index touchpoints_page_failed on touchpoints.touchpoints (client_id)
      where landing_state = 'failed' and deleted_at is null`.execute(db);
  },
});
