import type { Insertable } from 'kysely';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { Db } from '#platform/server/database/database.ts';
import { newHexId } from '#platform/server/database/new-hex-id.ts';
import type { TouchpointsTables } from '../tables.ts';

export type NewTouchpoint = Omit<Insertable<TouchpointsTables['touchpoints.touchpoints']>, 'id'>;

/** Writes touchpoints of one client with their suffix and an empty count, in a few statements however many; gives their ids. */
export async function insertTouchpoints(
  { db }: { db: Db<TouchpointsTables> },
  given: readonly NewTouchpoint[],
): Promise<string[]> {
  if (given.length === 0) return [];
  const rows = given.map((one) => ({ ...one, id: newHexId() }));
  await db.insertInto('touchpoints.touchpoints').values(rows).execute();
  await db
    .insertInto('touchpoints.suffixes')
    .values(
      rows.map(({ client_id, id, suffix }) => ({
        client_id,
        suffix_key: suffixKey(suffix),
        suffix,
        touchpoint_id: id,
        main: true,
      })),
    )
    .execute();
  await db
    .insertInto('touchpoints.totals')
    .values(rows.map(({ client_id, id }) => ({ client_id, touchpoint_id: id })))
    .execute();
  return rows.map(({ id }) => id);
}
