import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * The views of a client that hold one of some texts in what they ask, such as the id of a record that somebody wants to
 * delete. The name of somebody else's own view is theirs: it is null.
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
