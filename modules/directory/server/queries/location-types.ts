import { sql } from 'kysely';
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
