import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** What was taken back of a lead, by its station, and until when: events overtake each other. */
export const takeBackStationsMigration = defineMigration({
  name: '2026-11-24-23-profile-hub-take-back-stations',
  async up(db) {
    await sql`
      alter table profile_hub.lead_contacts add column taken_back jsonb not null default '{}'`.execute(
      db,
    );
  },
});
