import { randomBytes } from 'node:crypto';
import { buildDatabaseUrl, createDatabase, dropDatabase } from './databases.ts';

/** A database without migrations, for a caller that sets up the schema itself. */
export async function emptyDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `comptoir_empty_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name);
  return { url: buildDatabaseUrl(server, name), drop: () => dropDatabase(server, name) };
}
