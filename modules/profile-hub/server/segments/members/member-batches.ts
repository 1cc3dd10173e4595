import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { MEMBERS_AT_ONCE } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/** The ids of all that are chosen, over `profile_hub.contacts as contact`. Those that were taken out may fit no longer; none is left out for it. */
export async function* memberBatches(
  { db }: { db: Db<ProfileHubTables> },
  chosen: RawBuilder<SqlBool>,
): AsyncGenerator<string[]> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select contact.id from profile_hub.contacts as contact
      where ${chosen} and contact.id > ${after} order by contact.id limit ${MEMBERS_AT_ONCE}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ id }) => id);
    if (rows.length < MEMBERS_AT_ONCE) return;
    after = last.id;
  }
}

/** Who is in already, or out already, is not counted. */
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
