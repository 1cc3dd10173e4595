import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase, urlOfDatabase } from './databases.ts';

/**
 * A migrated, empty database for this test file alone, dropped after its last test:
 *
 *   const { url } = await testDatabase();
 *
 * Called at the top of a file, before anything that uses it, so that it is dropped after all that is closed.
 */
export async function testDatabase(given: { template?: string } = {}): Promise<{ url: string }> {
  const server = inject('databaseServer');
  const name = `comptoir_test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, { template: given.template ?? inject('databaseTemplate') });
  afterAll(() => dropDatabase(server, name));
  return { url: urlOfDatabase(server, name) };
}
