import pg from 'pg';
import type { SuiteProcess } from '#platform/testing/suite-process.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Kills a process in the middle of its work: when it is about to write into this table, which is held until then. So it is
 * cut off at the same place however fast the machine is. False where it never came there.
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
    // Readers are let through: what others see meanwhile is what is watched.
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
    // Its statement goes on until the database notices that nobody is there to hear of it.
    await holder.end();
  }
}
