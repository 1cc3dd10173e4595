import pg from 'pg';

/** Any number will do as long as it stays. */
const CLAIM = 4100;

export type Claim = { client: pg.Client } | { heldBy: string };

/**
 * Claims the server for this process. The claim is an advisory lock of an open connection, so it ends with the process
 * and no stale lock file remains.
 */
export async function claimServer(url: string): Promise<Claim> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `comptoir, process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The connection ends when the server stops; without a listener that would end the process.
  client.on('error', () => {});
  await client.connect();
  const answer = await client.query('select pg_try_advisory_lock($1) as taken', [CLAIM]);
  if (answer.rows[0].taken) return { client };
  const holder = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [CLAIM],
  );
  await client.end();
  return { heldBy: holder.rows[0]?.application_name ?? 'another process' };
}
