import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

/**
 * Settings for the rest of the transaction: cheap full index scans, more memory for joins, and no JIT for plans of
 * milliseconds.
 */
export async function countQuickly(db: Db): Promise<void> {
  await sql`select set_config('random_page_cost', '1.1', true), set_config('work_mem', '64MB', true),
    set_config('jit', 'off', true)`.execute(db);
}
