import { sql } from 'kysely';
import { type Person, peopleByIds } from '#modules/directory/contract/associations.ts';
import { representativeUnknown } from '#modules/directory/contract/locations/location-problems.ts';
import { type Association, associationUnknown } from '#platform/contract/client.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/permission.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';

const UNKNOWN = {
  associations_client_id_group_id_fkey: () => associationUnknown(),
  associations_client_id_location_id_fkey: () => associationUnknown(),
};

/** Replaces the associations of a user; foreign keys reject ids of another client. */
export async function writeAssociations(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; userId: string; associations: readonly Association[] },
): Promise<void> {
  const { clientId, userId, associations } = given;
  const idsOf = (kind: Association['kind']) => [
    ...new Set(associations.filter((each) => each.kind === kind).map(({ id }) => id)),
  ];
  const [brands, groups, locations] = [idsOf('brand'), idsOf('group'), idsOf('location')];
  if (brands.some((id) => id !== clientId)) throw associationUnknown();
  await touchLocations({ db }, { clientId, userId, locations });
  await db
    .deleteFrom('directory.associations')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where(({ and, or, eb, not }) =>
      not(
        or([
          ...(brands.length > 0 ? [eb('kind', '=', 'brand')] : []),
          ...(groups.length > 0
            ? [and([eb('kind', '=', 'group'), eb('group_id', 'in', groups)])]
            : []),
          ...(locations.length > 0
            ? [and([eb('kind', '=', 'location'), eb('location_id', 'in', locations)])]
            : []),
        ]),
      ),
    )
    .execute();
  const rows = [
    ...brands.map(() => ({ kind: 'brand' as const, group_id: null, location_id: null })),
    ...groups.map((id) => ({ kind: 'group' as const, group_id: id, location_id: null })),
    ...locations.map((id) => ({ kind: 'location' as const, group_id: null, location_id: id })),
  ];
  if (rows.length === 0) return;
  await constraintProblem(UNKNOWN, () =>
    db
      .insertInto('directory.associations')
      .values(rows.map((row) => ({ ...row, client_id: clientId, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/**
 * Raises the version of locations that the user gains or loses, so that concurrent editors notice. Rows are locked
 * first and in id order, as in `setRepresentatives`, to avoid deadlocks.
 */
async function touchLocations(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; userId: string; locations: readonly string[] },
): Promise<void> {
  const { clientId, userId, locations } = given;
  const wanted = sql`select unnest(${locations}::uuid[])`;
  const had = sql`select location_id from directory.associations
    where client_id = ${clientId} and user_id = ${userId} and kind = 'location'`;
  await sql`
    with changed as (
      select id from directory.locations
      where client_id = ${clientId}
        and id in ((${wanted} except ${had}) union (${had} except ${wanted}))
      order by id for update
    )
    update directory.locations as location set updated_at = now(), version = version + 1
    from changed where location.client_id = ${clientId} and location.id = changed.id`.execute(db);
}

/**
 * Sets the direct representatives of a location, unless it changed since it was read. Representatives through a group
 * or the brand are not affected. New ones need a suitable role and must not be disabled; existing ones may stay.
 */
export async function setRepresentatives(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
  { userIds, version }: { userIds: readonly string[]; version: number },
): Promise<void> {
  const read = { table: 'directory.locations', key: { client_id: clientId, id }, version } as const;
  await lockVersioned({ db, app }, read);
  const wanted = [...new Set(userIds)];
  if (wanted.length > 0) {
    const people = await app.ports.call(peopleByIds, { clientId, userIds: wanted }, { db, app });
    const present = await readDirectRepresentatives({ db }, { clientId, id });
    const able = people.filter((person) => mayRepresent(person) || present.has(person.userId));
    if (able.length < wanted.length) throw representativeUnknown();
  }
  const gone = await db
    .deleteFrom('directory.associations')
    .where('client_id', '=', clientId)
    .where('location_id', '=', id)
    .$if(wanted.length > 0, (query) => query.where('user_id', 'not in', wanted))
    .returning('user_id')
    .execute();
  const come = await addRepresentatives({ db }, { clientId, id }, wanted);
  if (gone.length + come > 0) await updateVersioned({ db, app }, read, {});
}

export function mayRepresent({ role, status }: Person): boolean {
  return status !== 'disabled' && (REPRESENTATIVE_ROLES as readonly string[]).includes(role);
}

async function readDirectRepresentatives(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('directory.associations')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('location_id', '=', id)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

async function addRepresentatives(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
  userIds: readonly string[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const kind = 'location' as const;
  const rows = userIds.map((userId) => ({ user_id: userId, kind, location_id: id }));
  const come = await db
    .insertInto('directory.associations')
    .values(rows.map((row) => ({ client_id: clientId, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return come.length;
}
