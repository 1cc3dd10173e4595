import pg from 'pg';

export function urlOfDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function createDatabase(
  server: string,
  name: string,
  options: { template?: string } = {},
): Promise<void> {
  const { template = 'template1' } = options;
  await onServer(
    server,
    // Block by block through the log, as by default, takes twice the work where nothing waits for the disk.
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`,
  );
}

/** Ends what is still connected: a test that failed may not have come to closing. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
