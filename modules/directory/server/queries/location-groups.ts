import { sql } from 'kysely';
import type { LocationGroup } from '#modules/directory/contract/locations/location-groups.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

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
