import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';

/** Inserts a location type directly into the directory's table. */
export async function addLocationType(
  app: App,
  client: { id: string },
  name: string,
): Promise<string> {
  const id = uuidV7();
  await sql`insert into directory.location_types (client_id, id, name) values (${client.id}, ${id}, ${name})`.execute(
    app.database.acrossClients(),
  );
  return id;
}

/** A location with these attributes set. */
export async function addLocation(
  app: App,
  client: { id: string },
  given: { typeId?: string; attributes?: readonly string[] } = {},
): Promise<string> {
  const id = uuidV7();
  const attributes = Object.fromEntries((given.attributes ?? []).map((name) => [name, 'yes']));
  await sql`
    insert into directory.locations (client_id, id, code, name, city, country, type_id, attributes)
    values (${client.id}, ${id}, ${`T-${id.slice(-12)}`}, 'A store', 'Oslo', 'NO', ${given.typeId ?? null}, ${JSON.stringify(attributes)})`.execute(
    app.database.acrossClients(),
  );
  return id;
}
