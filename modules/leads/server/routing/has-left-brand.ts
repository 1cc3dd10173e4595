import { peopleByEmails } from '#modules/directory/contract/associations.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/**
 * Whether the address belongs to a user without access to the brand; links in their old mails are then invalid too
 * [LEAD-11].
 */
export async function hasLeftBrand(
  { db, app }: { db: Db; app: App },
  { clientId, email }: { clientId: string; email: string },
): Promise<boolean> {
  const people = await app.ports.ask(peopleByEmails, { clientId, emails: [email] }, { db, app });
  return people.length > 0 && people.every(({ status }) => status === 'disabled');
}
