import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { buildDatabaseUrl, createDatabase, dropDatabase } from './databases.ts';

/**
 * Creates a migrated, empty database for this test file and drops it after the last test: `const { url } = await
 * testDatabase();` Call it first in a file, so that it is dropped after everything else is closed.
 */
export async function testDatabase(given: { template?: string } = {}): Promise<{ url: string }> {
  const server = inject('databaseServer');
  const name = `comptoir_test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, { template: given.template ?? inject('databaseTemplate') });
  afterAll(() => dropDatabase(server, name));
  return { url: buildDatabaseUrl(server, name) };
}

/** Also has the queues of all jobs, which the start of an app would create one by one. */
export function appDatabase(): Promise<{ url: string }> {
  return testDatabase({ template: inject('appTemplate') });
}
