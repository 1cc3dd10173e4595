import { sql } from 'kysely';
import { movedInCircle } from '#modules/directory/contract/locations/location-problems.ts';
import type { Db } from '#platform/server/database/database.ts';

/** A closed location points to its successor, which may point to another one; a cycle is refused. */
export async function refuseMoveCircle(
  context: { db: Db },
  location: { clientId: string; id: string },
  movedToId: string,
): Promise<void> {
  if (await wouldMoveInCircle(context, location, movedToId)) throw movedInCircle();
}

/** Whether one of the locations that customers are led on to is the location itself. */
export async function wouldMoveInCircle(
  { db }: { db: Db },
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
