import { type Kysely, sql } from 'kysely';

/**
 * When a user is deleted from the table, the database also deletes their private views, at the client of the row or all
 * of them. Shared views stay.
 */
export async function ownViewsLeave(
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
