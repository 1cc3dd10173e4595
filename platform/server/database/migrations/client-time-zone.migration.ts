import { sql } from 'kysely';
import { defineMigration } from '../migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../roles.ts';

/** Time zone of a client. The module that stores clients defines where it is saved (`createZoneLookup`). */
export const clientTimeZoneMigration = defineMigration({
  name: '2026-11-20-01-platform-zone-of-client',
  async up(db) {
    await sql`
      create function platform.zone_of(client uuid) returns text
      language sql stable security definer set search_path = pg_catalog as 'select null::text'`.execute(
      db,
    );
    await sql`revoke execute on function platform.zone_of(uuid) from public`.execute(db);
    await sql`grant execute on function platform.zone_of(uuid)
      to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(db);
  },
});
