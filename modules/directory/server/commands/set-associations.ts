import { sql } from 'kysely';
import { type Association, associationUnknown } from '#platform/contract/association.ts';
import type { Db } from '#platform/server/database/database.ts';
import { refusedAs } from '#platform/server/database/refused-as.ts';
import type { DirectoryTables } from '../tables.ts';

const UNKNOWN = {
  associations_client_id_group_id_fkey: () => associationUnknown(),
  associations_client_id_location_id_fkey: () => associationUnknown(),
};

/** What a user stands for from now on; the keys of the tables refuse whatever is another client's. */
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
  const gone = await db
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
    .returning('location_id')
    .execute();
  const rows = [
    ...brands.map(() => ({ kind: 'brand' as const, group_id: null, location_id: null })),
    ...groups.map((id) => ({ kind: 'group' as const, group_id: id, location_id: null })),
    ...locations.map((id) => ({ kind: 'location' as const, group_id: null, location_id: id })),
  ];
  const come = rows.length > 0 ? await refusedAs(UNKNOWN, () => insert(rows)) : [];
  await touchLocations({ db }, clientId, [...gone, ...come]);

  function insert(values: typeof rows) {
    return db
      .insertInto('directory.associations')
      .values(values.map((row) => ({ ...row, client_id: clientId, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('location_id')
      .execute();
  }
}

/** Who edits one of these locations now has not seen who stands for it since. */
async function touchLocations(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
  changed: readonly { location_id: string | null }[],
): Promise<void> {
  const ids = changed.flatMap(({ location_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return;
  await sql`
    update directory.locations set updated_at = now(), version = version + 1
    where client_id = ${clientId} and id = any (${ids}::uuid[])`.execute(db);
}
