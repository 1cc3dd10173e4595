import { sql, type Updateable } from 'kysely';
import { locationSaved } from '#modules/directory/contract/events.ts';
import type {
  LocationChanges,
  NewLocation,
} from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import {
  groupUnknown,
  locationCodeTaken,
  locationTypeUnknown,
  movedInCircle,
  movedToUnknown,
} from '#modules/directory/contract/locations/location-problems.ts';
import { lockForClient } from '#platform/server/database/client-lock.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import { setRepresentatives } from '../associations/set-associations.ts';
import { addMissingNames } from '../location-names/location-names.ts';
import { savePhotoFiles } from '../photos/location-photos.ts';
import type { Context, DirectoryTables } from '../tables.ts';

/** Problems for constraint violations of a location, by constraint name. */
export function locationRefusals(code: string) {
  return {
    locations_code: () => locationCodeTaken({ code }),
    locations_client_id_type_id_fkey: () => locationTypeUnknown(),
    locations_client_id_moved_to_id_fkey: () => movedToUnknown(),
    locations_moved_to_another: () => movedInCircle(),
    group_members_client_id_group_id_fkey: () => groupUnknown(),
  };
}

/** Puts a location into exactly these groups. */
async function saveLocationGroups(
  { db }: Pick<Context, 'db'>,
  location: { clientId: string; id: string },
  groupIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('directory.group_members')
    .where('client_id', '=', location.clientId)
    .where('location_id', '=', location.id)
    .$if(groupIds.length > 0, (query) => query.where('group_id', 'not in', [...groupIds]))
    .execute();
  if (groupIds.length === 0) return;
  await db
    .insertInto('directory.group_members')
    .values(
      groupIds.map((groupId) => ({
        client_id: location.clientId,
        group_id: groupId,
        location_id: location.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Creates a location and returns its id. */
export async function createLocation(
  { db, app }: Context,
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
  { db, app }: Context,
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
  { db }: Pick<Context, 'db'>,
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
async function nextCode({ db }: Pick<Context, 'db'>, clientId: string): Promise<string> {
  await lockForClient({ db }, clientId, 'directory.code');
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(code from '^L-(\\d{1,9})$')::int), 0) + 1 as next
    from directory.locations where client_id = ${clientId} and code like 'L-%'`.execute(db);
  return `L-${String(rows[0]?.next ?? 1).padStart(5, '0')}`;
}

/** A closed location points to its successor, which may point to another one; a cycle is refused. */
async function refuseMoveCircle(
  context: Pick<Context, 'db'>,
  location: { clientId: string; id: string },
  movedToId: string,
): Promise<void> {
  if (await wouldMoveInCircle(context, location, movedToId)) throw movedInCircle();
}

/** Whether the successors of the location lead back to itself. */
export async function wouldMoveInCircle(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
  movedToId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with recursive way (id) as (
      select ${movedToId}::uuid
      union
      select location.moved_to_id from way
      join directory.locations as location
        on location.client_id = ${clientId} and location.id = way.id
      where location.moved_to_id is not null
    )
    select from way where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Changes the given fields, unless the location changed since it was read. */
export async function updateLocation(
  { db, app }: Context,
  location: { clientId: string; id: string },
  { version, ...changes }: LocationChanges,
): Promise<void> {
  const { clientId, id } = location;
  const read = { table: 'directory.locations', key: { client_id: clientId, id }, version } as const;
  if (changes.photos) await savePhotoFiles({ db, app }, location, changes.photos);
  if (changes.movedToId) await refuseMoveCircle({ db }, location, changes.movedToId);
  await constraintProblem(locationRefusals(changes.code ?? ''), async () => {
    await updateVersioned({ db, app }, read, {
      ...givenColumns<Updateable<DirectoryTables['directory.locations']>>(locationFields, changes),
      ...(changes.closed !== undefined && {
        closed_at: changes.closed ? sql<Date>`coalesce(closed_at, now())` : null,
      }),
    });
    if (changes.groupIds) await saveLocationGroups({ db }, location, changes.groupIds);
  });
  await app.events.publish(db, locationSaved, {
    clientId,
    payload: { locationId: id },
  });
}
