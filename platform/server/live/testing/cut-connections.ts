import pg from 'pg';

/** Cuts connections like a database restart; only the owner may do this. Default: the listening connections. */
export async function cutConnections(url: string, application = 'comptoir live'): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = $1 and datname = current_database()`,
    [application],
  );
  await owner.end();
  if (!rowCount) throw new Error(`there was no connection of ${application}`);
}
