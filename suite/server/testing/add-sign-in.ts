import { hashPassword } from '#modules/accounts/server/passwords/password-hash.ts';
import { Database } from '#platform/server/database/database.ts';
import { People } from '#platform/testing/people.ts';

/** Adds a user to a migrated database and returns the credentials, for tests that run the suite in another process. */
export async function addSignIn(url: string): Promise<{ username: string; password: string }> {
  const password = 'long enough to be one';
  const database = new Database({ url, poolSize: 1, onError: () => {} });
  try {
    const passwordHash = await hashPassword(password);
    const { email } = await new People({ database }).user({ superAdmin: true, passwordHash });
    return { username: email, password };
  } finally {
    await database.close();
  }
}
