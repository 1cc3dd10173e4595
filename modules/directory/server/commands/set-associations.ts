import { sql } from 'kysely';
import { type Association, associationUnknown } from '#platform/contract/association.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

const UNKNOWN = {
  associations_client_id_group_id_fkey: () => associationUnknown(),
  associations_client_id_location_id_fkey: () => associationUnknown(),
};

/** Replaces the associations of a user; foreign keys reject ids of another client. */
export async function writeAssociations(
  { db }: { db: Db<DirectoryTables> },
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
  { db }: { db: Db<DirectoryTables> },
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
