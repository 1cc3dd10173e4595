import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { SYSTEM_ROLE } from '#platform/server/database/roles.ts';

/**
 * The planner knows nothing about rows of the open transaction and would join them in nested loops. Only the owner of
 * the tables, who connects, may collect statistics.
 */
export async function updateStatistics<Tables>(
  db: Db<Tables>,
  tables: readonly string[],
): Promise<void> {
  await sql
    .raw(`set local role none; analyze ${tables.join(', ')}; set local role ${SYSTEM_ROLE}`)
    .execute(db);
}
