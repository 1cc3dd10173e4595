import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

const METRES_PER_DEGREE = sql.lit(111_320);

/**
 * Counts the open locations near a position. It runs with the owner's rights, because the count includes locations that
 * a user limited to their own does not see. It counts only for the client that the connection is bound to.
 */
export const countLocationsNearMigration = defineMigration({
  name: '2026-12-03-20-directory-count-locations-near',
  async up(db) {
    await sql`
      create function directory.count_locations_near(
        bound_client uuid, except_id uuid, at_latitude float8, at_longitude float8, within_metres float8
      ) returns table (count integer, nearest_id uuid, metres float8)
      language sql stable security definer set search_path = pg_catalog
      begin atomic
        with box as (
          select within_metres / ${METRES_PER_DEGREE} as high,
            within_metres / ${METRES_PER_DEGREE} / greatest(0.01, cos(radians(at_latitude))) as wide
        ), around as (
          select location.id, ${METRES_PER_DEGREE} * sqrt(
            power(location.latitude - at_latitude, 2)
            + power((location.longitude - at_longitude) * cos(radians(at_latitude)), 2)) as metres
          from directory.locations as location, box
          where location.client_id = bound_client
            and bound_client = nullif(current_setting('app.client_id', true), '')::uuid
            and location.id <> except_id and location.closed_at is null
            and location.latitude between at_latitude - box.high and at_latitude + box.high
            and location.longitude between at_longitude - box.wide and at_longitude + box.wide
        )
        select count(*)::integer, (array_agg(around.id order by around.metres, around.id))[1], min(around.metres)
        from around where around.metres <= within_metres;
      end`.execute(db);
    await sql`revoke execute on function directory.count_locations_near from public`.execute(db);
    await sql`
      grant execute on function directory.count_locations_near to ${sql.id(APP_ROLE)}`.execute(db);
  },
});
