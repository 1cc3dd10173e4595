import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Finds places that were searched without a store near, for the decisions of the first screen [BEY-09]. */
export const findUnservedPlacesMigration = defineMigration({
  name: '2026-12-04-32-locator-find-unserved-places',
  async up(db) {
    await sql`
      create index daily_places_unserved on locator.daily_places (client_id, slug, day, label, country)
      where none_near + found_nothing > 0`.execute(db);
  },
});
