import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Stores a consent text once, however many persons agree to it; returns null for an empty text. */
export async function storeWording(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  text: string,
): Promise<string | null> {
  if (text === '') return null;
  await sql`
    insert into profile_hub.wordings (client_id, id, text) values (${clientId}, ${uuidV7()}, ${text})
    on conflict (client_id, text_hash) do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from profile_hub.wordings where client_id = ${clientId} and text_hash = md5(${text})`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
