import { sql } from 'kysely';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Db } from '#platform/server/database/database.ts';

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
const MOST_BY_EMAIL = 20;

export async function findLocationsByEmail(
  { db }: { db: Db },
  { clientId, email }: { clientId: string; email: string },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.locations
    where client_id = ${clientId} and lower(email) = ${email.toLowerCase()} and closed_at is null
    order by name, id limit ${MOST_BY_EMAIL}`.execute(db);
  return rows;
}
