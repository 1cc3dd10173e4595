import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

const CATEGORIES_LIMIT = 200;

/** What the products of a client can be narrowed by. */
export async function productChoices({ db }: { db: Db<DirectoryTables> }, clientId: string) {
  const { rows } = await sql<{ total: number; active: number; inactive: number }>`
    select count(*) as total, count(*) filter (where active) as active,
      count(*) filter (where not active) as inactive
    from directory.products where client_id = ${clientId}`.execute(db);
  const { rows: category } = await sql<{ value: string; label: string; count: number }>`
    select category as value, category as label, count(*) as count from directory.products
    where client_id = ${clientId} and category <> ''
    group by category order by category limit ${CATEGORIES_LIMIT}`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('a count without a line');
  return { ...figures, category };
}
