import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/** Finds the journeys that began with a short URL and their stations, to count what it led to. */
export const stationsByJourneyMigration = defineMigration({
  name: '2026-12-05-60-profile-hub-stations-by-journey',
  async up(db) {
    await sql`
      create index stations_by_journey on profile_hub.stations (client_id, journey_id, kind)
      where journey_id is not null`.execute(db);
    // The latest scans of a short URL come first, so that one with millions of scans costs no more than the limit.
    await sql`
      create index scans_by_suffix on profile_hub.stations (client_id, (detail ->> 'suffix'), at desc)
      where kind = 'scan' and journey_id is not null`.execute(db);
    // Runs with the owner's rights, because under row-level security PostgreSQL does not use the index of an expression
    // that is not leakproof.
    await sql`
      create function profile_hub.journeys_by_code(given text, since timestamptz, most integer)
      returns table (journey_id text)
      language sql stable security definer rows 200 set search_path = pg_catalog as $$
        select distinct latest.journey_id from (
          select scan.journey_id from profile_hub.stations as scan
          where scan.client_id = nullif(current_setting('app.client_id', true), '')::uuid and scan.kind = 'scan'
            and scan.detail ->> 'suffix' = given and scan.journey_id is not null and scan.at >= since
          order by scan.at desc limit most
        ) as latest
      $$`.execute(db);
    const journeys = sql`profile_hub.journeys_by_code(text, timestamptz, integer)`;
    await sql`revoke execute on function ${journeys} from public`.execute(db);
    await sql`grant execute on function ${journeys} to ${sql.id(APP_ROLE)}`.execute(db);
  },
});
