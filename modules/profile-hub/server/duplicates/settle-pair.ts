import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { OneMerge } from './move-to-surviving-contact.ts';

/** Marks the pair as merged and removes other open pairs of the merged contact. */
export async function settlePair(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id, keptId, goneId, userId }: OneMerge & { userId: string },
): Promise<void> {
  await sql`
    insert into profile_hub.doubles
      (client_id, first_id, second_id, score, state, merge_id, decided_at, decided_by)
    values (${clientId}, least(${keptId}, ${goneId}), greatest(${keptId}, ${goneId}), 100, 'merged', ${id}, now(), ${userId})
    on conflict (client_id, first_id, second_id) do update
      set state = 'merged', merge_id = excluded.merge_id, decided_at = now(), decided_by = excluded.decided_by`.execute(
    db,
  );
  await sql`
    delete from profile_hub.doubles
    where client_id = ${clientId} and state = 'open' and (first_id = ${goneId} or second_id = ${goneId})`.execute(
    db,
  );
}
