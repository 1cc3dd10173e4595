import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';

interface ShopGiven {
  name?: string;
  city?: string;
  postalCode?: string;
  country?: string;
  latitude?: number;
  longitude?: number;
  email?: string;
  closed?: boolean;
  /** Users that represent the shop. */
  people?: readonly { id: string }[];
}

/** Creates a shop of the brand, by default in Oslo; returns its id. */
export async function brandShop(
  app: App,
  clientId: string,
  given: ShopGiven = {},
): Promise<string> {
  const id = uuidV7();
  const db = app.database.acrossClients();
  await sql`
    insert into directory.locations
      (client_id, id, code, name, postal_code, city, country, latitude, longitude, email, closed_at)
    values (${clientId}, ${id}, ${id}, ${given.name ?? 'Bjørvika'}, ${given.postalCode ?? '0191'},
      ${given.city ?? 'Oslo'}, ${given.country ?? 'NO'}, ${given.latitude ?? 59.9}, ${given.longitude ?? 10.76},
      ${given.email ?? ''}, ${given.closed ? new Date() : null})`.execute(db);
  for (const person of given.people ?? [])
    await sql`
      insert into directory.associations (client_id, user_id, kind, location_id)
      values (${clientId}, ${person.id}, 'location', ${id})`.execute(db);
  return id;
}
