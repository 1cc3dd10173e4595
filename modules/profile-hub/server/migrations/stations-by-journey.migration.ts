import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Finds the later stations of a journey, to count what a short URL led to. */
export const stationsByJourneyMigration = defineMigration({
  name: '2026-12-05-60-profile-hub-stations-by-journey',
  async up(db) {
    await sql`
      create index stations_by_journey on profile_hub.stations (client_id, journey_id, kind)
      where journey_id is not null`.execute(db);
  },
});
