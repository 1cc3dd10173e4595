import { locationsChanged } from '#modules/directory/contract/events.ts';
import { nameTaken } from '#modules/directory/contract/locations/location-problems.ts';
import type { LocationType } from '#modules/directory/contract/locations/location-types.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { readLocationTypes } from '../queries/location-types.ts';
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
