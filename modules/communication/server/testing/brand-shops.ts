import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { newHexId, uuidV7 } from '#platform/server/database/record-ids.ts';

/**
 * Test data of a brand that belongs to other modules. Inserted directly into their tables, because the server only
 * knows their contracts.
 */
export function brandShops(app: App) {
  const db = app.database.acrossClients();
  return {
    async location(
      { id: clientId }: { id: string },
      {
        code,
        name = 'Store',
        city = 'Oslo',
        groups = [],
      }: { code?: string; name?: string; city?: string; groups?: readonly string[] } = {},
    ): Promise<string> {
      const id = uuidV7();
      await sql`
        insert into directory.locations (client_id, id, code, name, city, country)
        values (${clientId}, ${id}, ${code ?? id}, ${name}, ${city}, 'NO')`.execute(db);
      for (const group of groups)
        await sql`insert into directory.group_members values (${clientId}, ${group}, ${id})`.execute(
          db,
        );
      return id;
    },
    async group({ id: clientId }: { id: string }, name: string): Promise<string> {
      const id = uuidV7();
      await sql`
        insert into directory.groups (client_id, id, name) values (${clientId}, ${id}, ${name})`.execute(
        db,
      );
      return id;
    },
    /** Whether the user sees this location. */
    async stands(
      user: { id: string },
      { id: clientId }: { id: string },
      locationId: string,
    ): Promise<void> {
      await sql`
        insert into directory.associations (client_id, user_id, kind, location_id)
        values (${clientId}, ${user.id}, 'location', ${locationId})`.execute(db);
    },
    async contact(
      { id: clientId }: { id: string },
      given: { email: string; firstname?: string; lastname?: string },
    ): Promise<string> {
      const id = newHexId();
      await sql`
        insert into profile_hub.contacts (client_id, id, origin, email, firstname, lastname)
        values (${clientId}, ${id}, 'manual', ${given.email}, ${given.firstname ?? null}, ${given.lastname ?? null})`.execute(
        db,
      );
      return id;
    },
  };
}
