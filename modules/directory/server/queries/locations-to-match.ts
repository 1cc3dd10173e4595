import { sql } from 'kysely';
import type { LocationToMatch } from '#modules/directory/contract/locations/locations-to-match.ts';
import type { Db } from '#platform/server/database/database.ts';

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
