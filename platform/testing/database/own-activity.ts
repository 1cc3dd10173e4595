/**
 * Reads what the connections of a test's own database do. All test files share one PostgreSQL server, so its lock and
 * connection views include other tests; an architecture rule lets only this file read them.
 */
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/server/database/database.ts';

/**
 * Process ids of the connections that wait for a lock held by this transaction: `until(async () => (await
 * lockWaiters(tx)).length > 0)`. Locks of rows belong to no database in `pg_locks`, so the holder decides.
 */
export async function lockWaiters<Tables>(tx: Db<Tables>): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select distinct pid from pg_locks
    where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(tx);
  return rows.map(({ pid }) => pid);
}

/**
 * How many transactions of this database are open while their client does something else. It takes the owner's address,
 * because PostgreSQL hides the state of a connection from the roles that serve calls.
 */
export async function idleTransactions(databaseUrl: string): Promise<number> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ count: number }>(`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    return rows[0]?.count ?? 0;
  } finally {
    await owner.end();
  }
}

/** How many other connections of this database run a statement that contains `mark` at this moment. */
export async function runningStatements(databaseUrl: string, mark: string): Promise<number> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and state = 'active'
        and pid <> pg_backend_pid() and query like '%' || $1 || '%'`,
      [mark],
    );
    return rowCount ?? 0;
  } finally {
    await owner.end();
  }
}

/** How many connections of this database hold the advisory lock with this number. */
export async function advisoryLocks(databaseUrl: string, key: number): Promise<number> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { rowCount } = await owner.query(
      `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and objid = $1 and granted`,
      [key],
    );
    return rowCount ?? 0;
  } finally {
    await owner.end();
  }
}
