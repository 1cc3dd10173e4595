import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * Views of a client whose search contains one of the texts, such as the ID of a record to be deleted. The name is null
 * for another user's private view.
 */
export async function viewsNaming(
  { db }: { db: Db },
  { clientId, userId, texts }: { clientId: string; userId: string; texts: readonly string[] },
): Promise<{ id: string; name: string | null; search: string }[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string | null; search: string }>`
    select id, case when shared or user_id = ${userId} then name end as name, search
    from platform.saved_views
    where client_id = ${clientId}
      and exists (select from unnest(${texts}::text[]) as one where position(one in search) > 0)
    order by name, id`.execute(db);
  return rows;
}
