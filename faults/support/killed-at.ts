import pg from 'pg';
import type { SuiteProcess } from '#platform/testing/suite-process.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Kills a process when it is about to write into this table, which is locked until then, so that it is always interrupted at
 * the same place. False if it never got there.
 */
export async function killedAt(
  url: string,
  table: string,
  { start, victim }: { start: () => Promise<void>; victim: SuiteProcess },
): Promise<boolean> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query('begin');
    // This lock mode allows reads, because the scenario watches what readers see.
    await holder.query(`lock table ${table} in share row exclusive mode`);
    await start();
    const isThere = await waitUntil(async () => {
      const { rows } = await holder.query(
        'select from pg_locks where relation = $1::regclass and not granted',
        [table],
      );
      return rows.length > 0;
    });
    await victim.stop('SIGKILL');
    return isThere;
  } finally {
    // The killed process's statement runs on until PostgreSQL notices the lost connection.
    await holder.end();
  }
}
