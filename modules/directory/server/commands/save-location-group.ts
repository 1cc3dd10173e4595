import { sql } from 'kysely';
import type { LocationGroup } from '#modules/directory/contract/locations/location-groups.ts';
import { nameTaken } from '#modules/directory/contract/locations/location-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { readLocationGroups } from '../queries/location-vocabulary.ts';
import type { DirectoryTables } from '../tables.ts';

type Context = { db: Db<DirectoryTables> };

const taken = (name: string) => ({ groups_name: () => nameTaken({ name }) });

export async function createLocationGroup(
  { db }: Context,
  { clientId, name }: { clientId: string; name: string },
): Promise<LocationGroup> {
  const id = uuidV7();
  await constraintProblem(taken(name), () =>
    db.insertInto('directory.groups').values({ client_id: clientId, id, name }).execute(),
  );
  return { id, name, locations: 0, users: 0 };
}

export async function renameLocationGroup(
  { db }: Context,
  { clientId, id, name }: { clientId: string; id: string; name: string },
): Promise<LocationGroup> {
  await constraintProblem(taken(name), () =>
    db
      .updateTable('directory.groups')
      .set({ name, updated_at: new Date(), version: sql`version + 1` })
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .execute(),
  );
  return requireLocationGroup({ db }, { clientId, id });
}

/** Returns the deleted group, so that the caller can report the locations and users it had. */
export async function deleteLocationGroup(
  { db }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<LocationGroup> {
  const group = await requireLocationGroup({ db }, { clientId, id });
  await db
    .deleteFrom('directory.groups')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  return group;
}

async function requireLocationGroup(
  { db }: Context,
  wanted: { clientId: string; id: string },
): Promise<LocationGroup> {
  const [group] = await readLocationGroups({ db }, wanted);
  if (!group) throw notFound();
  return group;
}
