import { sql } from 'kysely';
import { locationsChanged } from '#modules/directory/contract/events.ts';
import {
  locationTypeInUse,
  locationTypeUnknown,
  nameTaken,
} from '#modules/directory/contract/locations/location-problems.ts';
import type { LocationType } from '#modules/directory/contract/locations/location-types.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { readLocationTypes } from '../queries/location-vocabulary.ts';
import type { DirectoryTables } from '../tables.ts';

type Context = { db: Db<DirectoryTables> };

const taken = (name: string) => ({ location_types_name: () => nameTaken({ name }) });

export async function createLocationType(
  { db }: Context,
  { clientId, name }: { clientId: string; name: string },
): Promise<LocationType> {
  const id = uuidV7();
  await constraintProblem(taken(name), () =>
    db.insertInto('directory.location_types').values({ client_id: clientId, id, name }).execute(),
  );
  return { id, name, locations: 0 };
}

/** Locations that have the type are not touched; copies of them get its new name by the event. */
export async function renameLocationType(
  { db, app }: Context & { app: App },
  { clientId, id, name }: { clientId: string; id: string; name: string },
): Promise<LocationType> {
  await constraintProblem(taken(name), () =>
    db
      .updateTable('directory.location_types')
      .set({ name })
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .execute(),
  );
  const [type] = await readLocationTypes({ db }, { clientId, id });
  if (!type) throw notFound();
  const payload = { action: 'renameType', changed: type.locations };
  await app.events.publish(db, locationsChanged, { clientId, payload });
  return type;
}

/** Takes a type away; its locations get another one first, or there are none. Gives how many got another. */
export async function deleteLocationType(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  type: { clientId: string; id: string; moveTo: string | undefined },
): Promise<number> {
  const { clientId, id, moveTo } = type;
  const [storedType] = await readLocationTypes({ db }, { clientId, id });
  if (!storedType) throw notFound();
  if (moveTo === undefined && storedType.locations > 0)
    throw locationTypeInUse({ locations: storedType.locations });
  if (moveTo !== undefined) {
    const [target] = await readLocationTypes({ db }, { clientId, id: moveTo });
    if (!target || moveTo === id) throw locationTypeUnknown();
    await db
      .updateTable('directory.locations')
      .set({ type_id: moveTo, updated_at: new Date(), version: sql`version + 1` })
      .where('client_id', '=', clientId)
      .where('type_id', '=', id)
      .execute();
  }
  await db
    .deleteFrom('directory.location_types')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  if (moveTo === undefined) return 0;
  const payload = { action: 'setType', changed: storedType.locations };
  await app.events.publish(db, locationsChanged, { clientId, payload });
  return storedType.locations;
}

/** Creates types or groups that are named and do not exist yet; names match regardless of case and accents. */
export async function addMissingNames(
  { db }: { db: Db<DirectoryTables> },
  given: {
    table: 'directory.location_types' | 'directory.groups';
    clientId: string;
    names: readonly string[];
  },
): Promise<void> {
  const named = [...new Set(given.names)].map((name, place) => ({ id: uuidV7(), name, place }));
  if (named.length === 0) return;
  await sql`
    insert into ${sql.table(given.table)} (client_id, id, name)
    select distinct on (platform.fold(line.name)) ${given.clientId}::uuid, line.id, line.name
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as line (id uuid, name text, place integer)
    where not exists (
      select from ${sql.table(given.table)} as kept
      where kept.client_id = ${given.clientId} and kept.name_key = platform.fold(line.name))
    order by platform.fold(line.name), line.place
    on conflict do nothing`.execute(db);
}
