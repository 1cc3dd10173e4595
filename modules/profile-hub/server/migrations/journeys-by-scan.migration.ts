import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Returns the journey of each scan, latest scan first, so that a reader that asks for one scan more than it counts knows
 * whether there are more. A journey with several scans comes several times.
 */
export const journeysByScanMigration = defineMigration({
  name: '2026-12-06-61-profile-hub-journeys-by-scan',
  async up(db) {
    // Runs with the owner's rights, because under row-level security PostgreSQL does not use the index of an expression
    // that is not leakproof.
    await sql`
      create or replace function profile_hub.journeys_by_code(given text, since timestamptz, most integer)
      returns table (journey_id text)
      language sql stable security definer rows 200 set search_path = pg_catalog as $$
        select scan.journey_id from profile_hub.stations as scan
        where scan.client_id = nullif(current_setting('app.client_id', true), '')::uuid and scan.kind = 'scan'
          and scan.detail ->> 'suffix' = given and scan.journey_id is not null and scan.at >= since
        order by scan.at desc limit most
      $$`.execute(db);
  },
});
