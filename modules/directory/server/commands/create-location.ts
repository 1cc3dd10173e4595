import { sql, type Updateable } from 'kysely';
import { locationSaved } from '#modules/directory/contract/events.ts';
import type { NewLocation } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { addMissingNames } from '../imports/write-location-ties.ts';
import { savePhotoFiles } from '../photos/location-photos.ts';
import type { DirectoryTables } from '../tables.ts';
import { locationRefusals } from './location-refusals.ts';
import { saveLocationGroups } from './save-location-groups.ts';
import { setRepresentatives } from './set-representatives.ts';

/** Adds a location and gives its id. */
export async function createLocation(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  clientId: string,
  given: NewLocation,
): Promise<string> {
  const id = uuidV7();
  if (given.photos) await savePhotoFiles({ db, app }, { clientId, id }, given.photos);
  const code = given.code || (await nextCode({ db }, clientId));
  await constraintProblem(locationRefusals(code), async () => {
    await db
      .insertInto('directory.locations')
      .values({
        ...givenColumns<Updateable<DirectoryTables['directory.locations']>>(locationFields, given),
        client_id: clientId,
        id,
        code,
        name: given.name,
        country: given.country,
        closed_at: given.closed ? new Date() : null,
      })
      .execute();
    await saveLocationGroups({ db }, { clientId, id }, given.groupIds ?? []);
  });
  await app.events.publish(db, locationSaved, { clientId, payload: { locationId: id } });
  return id;
}

/** For modules that know the type by name. */
export async function addLocationByTypeName(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  given: {
    clientId: string;
    location: Omit<NewLocation, 'typeId'>;
    type: string;
    representatives: readonly string[];
  },
): Promise<string> {
  const { clientId, location, type, representatives } = given;
  const typeId = type === '' ? null : await typeNamed({ db }, clientId, type);
  const id = await createLocation({ db, app }, clientId, { ...location, typeId });
  if (representatives.length > 0)
    await setRepresentatives(
      { db, app },
      { clientId, id },
      { userIds: representatives, version: 1 },
    );
  return id;
}

async function typeNamed(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
  name: string,
): Promise<string | null> {
  await addMissingNames({ db }, { table: 'directory.location_types', clientId, names: [name] });
  const { rows } = await sql<{ id: string }>`
    select id from directory.location_types
    where client_id = ${clientId} and name_key = platform.fold(${name})`.execute(db);
  return rows[0]?.id ?? null;
}

/** A short code that is easy to say: the highest generated number plus one. */
async function nextCode({ db }: { db: Db<DirectoryTables> }, clientId: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`directory.code ${clientId}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(code from '^L-(\\d{1,9})$')::int), 0) + 1 as next
    from directory.locations where client_id = ${clientId} and code like 'L-%'`.execute(db);
  return `L-${String(rows[0]?.next ?? 1).padStart(5, '0')}`;
}
