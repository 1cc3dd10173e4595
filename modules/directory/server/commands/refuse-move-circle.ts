import { sql } from 'kysely';
import { movedInCircle } from '#modules/directory/contract/locations/location-problems.ts';
import type { Db } from '#platform/server/database/database.ts';

/** A closed location leads to another one, which may lead on: never back to itself. */
export async function refuseMoveCircle(
  { db }: { db: Db },
  { clientId, id }: { clientId: string; id: string },
  movedToId: string,
): Promise<void> {
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
  if (rows.length > 0) throw movedInCircle();
}
