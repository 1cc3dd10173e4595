import { sql } from 'kysely';
import type {
  FollowedLocation,
  LocationCursor,
  LocationToMatch,
} from '#modules/directory/contract/locations/location-ports.ts';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Db } from '#platform/server/database/database.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import type { DirectoryTables } from '../tables.ts';
import { listLocations } from './list-locations.ts';

type Context = { db: Db };

export async function findLocationsByCodes(
  { db }: Context,
  { clientId, codes }: { clientId: string; codes: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code_key as code from directory.locations
    where client_id = ${clientId} and code_key = any (${codes.map((code) => code.toLowerCase())}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export async function readGroupLocationIds(
  { db }: Context,
  { clientId, groupIds }: { clientId: string; groupIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct location_id as id from directory.group_members
    where client_id = ${clientId} and group_id = any (${groupIds}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

export async function readGroupNames(
  { db }: Context,
  { clientId }: { clientId: string },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.groups where client_id = ${clientId} order by name_key, id`.execute(
    db,
  );
  return rows;
}

/** One pass over the locations, regardless of the number of names. */
export async function findKnownFacts(
  { db }: Context,
  given: { clientId: string; typeIds: readonly string[]; attributes: readonly string[] },
): Promise<{ typeIds: string[]; attributes: string[] }> {
  const { clientId, typeIds, attributes } = given;
  const types = await sql<{ id: string }>`
    select id from directory.location_types
    where client_id = ${clientId} and id = any (${typeIds}::uuid[])`.execute(db);
  if (attributes.length === 0) return { typeIds: types.rows.map(({ id }) => id), attributes: [] };
  const names = await sql<{ name: string }>`
    select distinct attribute as name
    from directory.locations, jsonb_object_keys(attributes) as attribute
    where client_id = ${clientId} and attribute = any (${attributes}::text[])`.execute(db);
  return {
    typeIds: types.rows.map(({ id }) => id),
    attributes: names.rows.map(({ name }) => name),
  };
}

export async function readClosedLocations(
  { db }: Context,
  {
    clientId,
    locationIds,
    from,
    to,
    limit,
  }: { clientId: string; locationIds: readonly string[]; from: string; to: string; limit: number },
): Promise<{ total: number; items: { id: string; name: string }[] }> {
  const { rows } = await sql<{ id: string; name: string; total: number }>`
    select id, name, (count(*) over ())::float8 as total from directory.locations
    where client_id = ${clientId} and id in ${amongIds(locationIds)}
      and closed_at between ${from}::timestamptz and ${to}::timestamptz
    order by closed_at desc, id limit ${limit}`.execute(db);
  return { total: rows[0]?.total ?? 0, items: rows.map(({ id, name }) => ({ id, name })) };
}

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

const LOCATIONS_MAX = 20_000;

export async function readLocationsToMatch(
  { db }: { db: Db },
  { clientId, alsoIds = [] }: { clientId: string; alsoIds?: readonly string[] },
): Promise<LocationToMatch[]> {
  const { rows } = await sql<LocationToMatch>`
    select id, code, name, street, postal_code as "postalCode", city, country, latitude, longitude
    from directory.locations
    where client_id = ${clientId} and (closed_at is null or id = any (${alsoIds}::uuid[]))
    order by name, id limit ${LOCATIONS_MAX}`.execute(db);
  return rows;
}

/** Searches all clients, because only the location id is known. */
export async function readLocationOwner(
  { db }: { db: Db<DirectoryTables> },
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('directory.locations')
    .select('client_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.client_id;
}

export async function readPlacesByIds(
  { db }: { db: Db },
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<PlaceToBuy[]> {
  const { rows } = await sql<PlaceToBuy>`
    select id, name, street, postal_code as "postalCode", city, country, phone, website,
      opening_hours as "openingHours", opening_exceptions as "openingExceptions",
      time_zone as "timeZone", latitude, longitude, null::float8 as "distanceKm"
    from directory.locations where client_id = ${clientId} and id = any (${ids}::uuid[])
    order by name, id`.execute(db);
  return rows;
}

/** With more stores on one address, the address does not identify a store. */
const MAX_BY_EMAIL = 20;

export async function findLocationsByEmail(
  { db }: { db: Db },
  { clientId, email }: { clientId: string; email: string },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.locations
    where client_id = ${clientId} and lower(email) = ${email.toLowerCase()} and closed_at is null
    order by name, id limit ${MAX_BY_EMAIL}`.execute(db);
  return rows;
}

const OPEN = { view: 'open', page: 1, sortBy: 'name', sortDesc: false } as const;

export async function findOpenLocations(
  { db }: { db: Db<DirectoryTables> },
  { clientId, words, limit }: { clientId: string; words: string; limit: number },
): Promise<PlaceToBuy[]> {
  const listQuery = { ...OPEN, groups: [], limit, q: words };
  const { items } = await listLocations({ db }, listQuery, { client: clientId });
  return readPlacesByIds({ db }, { clientId, ids: items.map(({ id }) => id) });
}
