import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase, urlOfDatabase } from './databases.ts';

/** A database in which nothing was migrated yet, for who brings it to some shape of their own. */
export async function emptyDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `comptoir_empty_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name);
  return { url: urlOfDatabase(server, name), drop: () => dropDatabase(server, name) };
}
