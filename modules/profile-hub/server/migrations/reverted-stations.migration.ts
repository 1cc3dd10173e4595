import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Reverted stations of a lead, with the time of the revert, because events may arrive out of order. */
export const revertedStationsMigration = defineMigration({
  name: '2026-11-24-23-profile-hub-take-back-stations',
  async up(db) {
    await sql`
      alter table profile_hub.lead_contacts add column taken_back jsonb not null default '{}'`.execute(
      db,
    );
  },
});
