import { type Kysely, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/**
 * When a user is deleted from the table, the database also deletes their private views, at the client of the row or all
 * of them. Shared views stay.
 */
export async function createPrivateViewCleanup(
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
  db: Kysely<any>,
  table: string,
  { user, client }: { user: string; client?: string },
): Promise<void> {
  const columns = [user, ...(client ? [client] : [])].map((column) => sql.lit(column));
  await sql`
    create trigger own_views_leave after delete on ${sql.id(...table.split('.'))}
    referencing old table as left_rows
    for each statement execute function platform.own_views_leave(${sql.join(columns)})`.execute(db);
}

/**
 * Views of a client whose search contains one of the texts, such as the ID of a record to be deleted. The name is null
 * for another user's private view.
 */
export async function findViewsMentioning(
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
