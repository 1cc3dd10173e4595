import { sql } from 'kysely';
import { defineMigration } from '../migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../roles.ts';

/**
 * Returns the time zone if the database supports it, else null. Support can change with another server or a package
 * without old names. Trying one zone is cheap; reading the view of all zones opens hundreds of files.
 */
export const knownZoneMigration = defineMigration({
  name: '2026-11-20-04-platform-known-zone',
  async up(db) {
    await sql`
      create function platform.known_zone(zone text) returns text
      language plpgsql stable set search_path = pg_catalog as $$
      begin
        perform now() at time zone zone;
        return zone;
      exception when invalid_parameter_value then return null;
      end $$`.execute(db);
    await sql`revoke execute on function platform.known_zone(text) from public`.execute(db);
    await sql`grant execute on function platform.known_zone(text)
      to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(db);
  },
});
