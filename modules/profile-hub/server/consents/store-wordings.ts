import { sql } from 'kysely';
import { WORDING_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Stores consent texts once, however many persons answer them; returns the ids by text. */
export async function storeWordings(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(texts.map((text) => text.slice(0, WORDING_MAX_LENGTH)))];
  if (wanted.length === 0) return new Map();
  await sql`
    insert into profile_hub.wordings (client_id, id, text)
    select ${clientId}, gen_random_uuid(), text from unnest(${wanted}::text[]) as text
    on conflict (client_id, text_hash) do nothing`.execute(db);
  const { rows } = await sql<{ id: string; text: string }>`
    select id, text from profile_hub.wordings
    where client_id = ${clientId} and text_hash in (select md5(text) from unnest(${wanted}::text[]) as text)`.execute(
    db,
  );
  return new Map(rows.map(({ id, text }) => [text, id]));
}
