import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { ensureRoles } from '#platform/server/database/roles.ts';

/** Brings a plain dump (`pg_dump --inserts`) into an empty database; roles are no part of a dump. */
export async function replayDump(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await ensureRoles(client);
    await client.query(await readFile(file, 'utf8'));
  } finally {
    await client.end();
  }
}
