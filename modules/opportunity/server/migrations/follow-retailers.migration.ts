import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE, BOUND_ROLE } from '#platform/server/database/roles.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';
import { announced } from '#platform/server/live/announce-changes.ts';

const CLIENT = sql`nullif(current_setting('app.client_id', true), '')::uuid`;
const USER = sql`nullif(current_setting('app.locations_of', true), '')::uuid`;
/** Squares of one degree. -180° and 180° are the same. */
const square = sql`(floor(latitude)::int * 360 + mod(floor(longitude)::int + 900, 360))`;

/**
 * Follows the directory's locations and notifies processes that index them. Users restricted to locations see no other
 * location of the brand [OPP-07]. Intentions have a location but no policy, because no call returns it and an area's
 * demand is the same for all readers.
 */
export const followRetailersMigration = defineMigration({
  name: '2026-11-29-30-opportunity-follow-retailers',
  async up(db) {
    await sql`
      alter table opportunity.retailer_sync
        add column again_from timestamptz, add column requested_at timestamptz`.execute(db);
    // Row-level security prevents the use of expression indexes.
    await sql`drop index opportunity.retailers_by_code`.execute(db);
    await sql`
      alter table opportunity.retailers
        add column code_key text not null generated always as (lower(code)) stored,
        add column search text not null
          generated always as (platform.fold(code || ' ' || name || ' ' || city)) stored`.execute(
      db,
    );
    await trigramIndex(db, 'opportunity.retailers');
    await sql`
      create unique index prospects_code on opportunity.retailers (client_id, code_key)
      where location_id is null and code_key <> ''`.execute(db);
    await sql`
      create index retailers_assigned on opportunity.retailers (client_id, assigned_to)
      where assigned_to is not null`.execute(db);
    await announced(db, 'opportunity.retailers', { channel: 'opportunity.retailers', key: 'id' });
    await unaudited(
      db,
      'opportunity.retailers',
      'copies of locations, which the directory audits, and prospects, which mostly come by file',
    );
    await defineSquaresNearOwn();
    await sql`
      create policy own_locations on opportunity.retailers as restrictive to ${sql.id(BOUND_ROLE)}
      using (
        location_id in (select platform.visible_locations(${CLIENT}, ${USER}))
        or (location_id is null and (
          assigned_to = ${USER}
          or ${square} in (select opportunity.squares_near_own(${CLIENT}, ${USER}))
        ))
      )`.execute(db);
    await scopedByLocation(db, 'opportunity.sales');
    await scopedByLocation(db, 'opportunity.sales_figures');

    /**
     * The squares within the configured distance of a user's own locations. Runs with the owner's rights, because it
     * reads the table that its result protects. The query checks the exact distance (visible-retailers.ts).
     */
    async function defineSquaresNearOwn(): Promise<void> {
      await sql`
        create function opportunity.squares_near_own(bound_client uuid, bound_user uuid) returns setof integer
        language sql stable security definer set search_path = pg_catalog
        begin atomic
          with setting as (
            select coalesce(
              (select least(greatest((config ->> 'nearKm')::float8, 1), 500)
               from opportunity.configurations where client_id = bound_client),
              40) as km
          ), own as (
            select distinct floor(latitude)::int as north, floor(longitude)::int as east
            from opportunity.retailers
            where client_id = bound_client and bound_client = ${CLIENT}
              and latitude is not null and longitude is not null
              and location_id in (select platform.visible_locations(bound_client, bound_user))
          ), rows_near as (
            select own.north + up as north, own.east, least(180, ceil(setting.km
              / (111 * greatest(cos(radians(least(89, abs(own.north + up) + 1))), 0.017))))::int as reach
            from own, setting, generate_series(-ceil(setting.km / 111)::int, ceil(setting.km / 111)::int) as up
          )
          select distinct north * 360 + mod(east + side + 900, 360)
          from rows_near, generate_series(-reach, reach) as side;
        end`.execute(db);
      await sql`revoke execute on function opportunity.squares_near_own from public`.execute(db);
      await sql`
        grant execute on function opportunity.squares_near_own to ${sql.id(APP_ROLE)}`.execute(db);
    }
  },
});
