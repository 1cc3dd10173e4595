import { sql } from 'kysely';
import type { LocationGroup } from '#modules/directory/contract/locations/location-groups.ts';
import type { LocationType } from '#modules/directory/contract/locations/location-types.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** The types of a client by name, with how many locations have them. */
export async function readLocationTypes(
  { db }: { db: Db<DirectoryTables> },
  wanted: { clientId: string; id?: string },
): Promise<LocationType[]> {
  const { rows } = await sql<LocationType>`
    select type.id, type.name,
      (select count(*) from directory.locations as location
        where location.client_id = type.client_id and location.type_id = type.id) as locations
    from directory.location_types as type
    where type.client_id = ${wanted.clientId}
      ${wanted.id === undefined ? sql`` : sql`and type.id = ${wanted.id}`}
    order by type.name, type.id`.execute(db);
  return rows;
}

/** Groups of a client sorted by name, with the number of locations and of users that represent them. */
export async function readLocationGroups(
  { db }: { db: Db<DirectoryTables> },
  wanted: { clientId: string; id?: string },
): Promise<LocationGroup[]> {
  const { rows } = await sql<LocationGroup>`
    select "group".id, "group".name,
      (select count(*) from directory.group_members as member
        where member.client_id = "group".client_id and member.group_id = "group".id) as locations,
      (select count(*) from directory.associations as own
        where own.client_id = "group".client_id and own.group_id = "group".id) as users
    from directory.groups as "group"
    where "group".client_id = ${wanted.clientId}
      ${wanted.id === undefined ? sql`` : sql`and "group".id = ${wanted.id}`}
    order by "group".name, "group".id`.execute(db);
  return rows;
}

const ATTRIBUTE_NAMES_LIMIT = 500;

/** Attribute names of open locations, most used first. */
export async function readLocationVocabulary(
  { db }: { db: Db },
  { clientId }: { clientId: string },
): Promise<{ types: LocationType[]; attributes: string[] }> {
  const { rows } = await sql<{ name: string }>`
    select attribute.name from directory.locations as location
    cross join lateral jsonb_object_keys(location.attributes) as attribute (name)
    where location.client_id = ${clientId} and location.closed_at is null
    group by attribute.name order by count(*) desc, attribute.name
    limit ${ATTRIBUTE_NAMES_LIMIT}`.execute(db);
  return {
    types: await readLocationTypes({ db }, { clientId }),
    attributes: rows.map(({ name }) => name),
  };
}
