import { peopleByEmails } from '#modules/directory/contract/associations.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Whether an address is that of a user who may no longer come in at the brand: their old mails are no way in either [LEAD-11]. */
export async function hasLeftBrand(
  { db, app }: { db: Db; app: App },
  { clientId, email }: { clientId: string; email: string },
): Promise<boolean> {
  const people = await app.ports.ask(peopleByEmails, { clientId, emails: [email] }, { db, app });
  return people.length > 0 && people.every(({ status }) => status === 'disabled');
}
