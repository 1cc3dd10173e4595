import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** Returns the number of contacts that were really added or removed. */
export async function writeMembers(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
  { action, ids }: { action: 'add' | 'remove'; ids: readonly string[] },
): Promise<number> {
  const { rows } = await (action === 'add'
    ? sql`
        insert into profile_hub.segment_members (client_id, segment_id, contact_id)
        select ${clientId}, ${id}::uuid, contact_id from unnest(${ids}::text[]) as contact_id
        on conflict do nothing returning contact_id`
    : sql`
        delete from profile_hub.segment_members
        where client_id = ${clientId} and segment_id = ${id} and contact_id = any (${ids}::text[])
        returning contact_id`
  ).execute(db);
  return rows.length;
}
