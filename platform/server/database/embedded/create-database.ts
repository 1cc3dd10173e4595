import pg from 'pg';

export async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
}
