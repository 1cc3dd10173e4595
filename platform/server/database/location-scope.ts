import { type Kysely, type RawBuilder, sql } from 'kysely';
import { APP_ROLE, BOUND_ROLE } from './roles.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
type AnyDb = Kysely<any>;

/**
 * Defines which locations a user may see: a query of IDs over `bound_user` and `bound_client`, supplied by the module
 * that stores locations. It runs with the owner's rights, because its result decides the visibility of the tables it
 * reads. It returns rows only for the client that the connection is bound to.
 */
export async function defineVisibleLocations(db: AnyDb, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function platform.visible_locations(bound_client uuid, bound_user uuid) returns setof uuid
    language sql stable security definer set search_path = pg_catalog
    begin atomic
      select id from (${ids}) as visible (id)
      where bound_client = nullif(current_setting('app.client_id', true), '')::uuid;
    end`.execute(db);
  await sql`revoke execute on function platform.visible_locations from public`.execute(db);
  await sql`grant execute on function platform.visible_locations to ${sql.id(APP_ROLE)}`.execute(
    db,
  );
}

/**
 * Row-level security by location [USR-10]: a user limited to their own locations sees no row of another location,
 * whatever the query. The set is read once per query and costs nothing for other users. Call it after `tenantTable`.
 */
export async function scopedByLocation(
  db: AnyDb,
  table: string,
  column = 'location_id',
): Promise<void> {
  await sql`
    create policy own_locations on ${sql.id(...table.split('.'))} as restrictive to ${sql.id(BOUND_ROLE)}
    using (
      ${sql.id(column)} in (
        select platform.visible_locations(
          nullif(current_setting('app.client_id', true), '')::uuid,
          nullif(current_setting('app.locations_of', true), '')::uuid
        )
      )
    )`.execute(db);
}
