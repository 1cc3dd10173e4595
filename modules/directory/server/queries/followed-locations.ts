import { sql } from 'kysely';
import type {
  FollowedLocation,
  LocationCursor,
} from '#modules/directory/contract/locations/followed-locations.ts';
import type { Db } from '#platform/server/database/database.ts';

export async function readFollowedLocations(
  { db }: { db: Db },
  given: {
    clientId: string;
    limit: number;
    after?: LocationCursor;
    ids?: readonly string[];
  },
): Promise<FollowedLocation[]> {
  const { clientId, limit, after, ids = [] } = given;
  const which = after
    ? sql`(location.updated_at, location.id) > (${after.changedAt}::timestamptz, ${after.id}::uuid)`
    : sql`location.id = any (${ids}::uuid[])`;
  const { rows } = await sql<FollowedLocation>`
    select location.id, location.code, location.name, location.street,
      location.postal_code as "postalCode", location.city, location.country, location.latitude, location.longitude,
      coalesce(type.name, '') as type, location.activity, location.affiliation, location.attributes,
      location.closed_at is not null as closed, location.created_at as "createdAt", location.version,
      location.updated_at::text as "changedAt"
    from directory.locations as location
    left join directory.location_types as type
      on type.client_id = location.client_id and type.id = location.type_id
    where location.client_id = ${clientId} and ${which}
    order by location.updated_at, location.id limit ${limit}`.execute(db);
  return rows;
}

export async function countLocations(
  { db }: { db: Db },
  { clientId }: { clientId: string },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from directory.locations where client_id = ${clientId}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
