import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Visits are counted into days by the brand's time zone. Before, UTC applied to all brands. */
export const countDaysByZoneMigration = defineMigration({
  name: '2026-11-20-03-touchpoints-counted-zones',
  async up(db) {
    await sql`
      create table touchpoints.counted_zones (
        client_id uuid primary key,
        zone text not null,
        next_zone text,
        since timestamptz,
        check ((next_zone is null) = (since is null))
      )`.execute(db);
    await tenantTable(db, 'touchpoints.counted_zones');
    await unaudited(
      db,
      'touchpoints.counted_zones',
      'follows the time zone of the client, which is',
    );
    await sql`
      insert into touchpoints.counted_zones (client_id, zone)
      select distinct client_id, 'UTC' from touchpoints.totals`.execute(db);
  },
});
