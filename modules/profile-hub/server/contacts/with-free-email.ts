import { emailTaken } from '#modules/profile-hub/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { recogniseBlocked } from '../blocks/blocked-addresses.ts';
import { contactsByAddress } from '../duplicates/contacts-by-address.ts';
import type { ProfileHubTables } from '../tables.ts';

/**
 * Writes a contact manually if no other contact has its email, directly or through a merge [PH-05, PH-18]. The problem
 * names that contact.
 */
export async function withFreeEmail<Result>(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  {
    clientId,
    id,
    email,
    phone,
  }: { clientId: string; id: string; email?: unknown; phone?: unknown },
  write: () => Promise<Result>,
): Promise<Result> {
  if (typeof email === 'string' && email !== '') {
    const found = await contactsByAddress({ db }, clientId, { emails: [email] });
    const other = found.find(({ contactId }) => contactId !== id);
    if (other) throw emailTaken({ email, contactId: other.contactId });
  }
  await recogniseBlocked({ db, app }, clientId, [email, phone]);
  // The unique index refuses the second of two concurrent writes.
  return constraintProblem(
    { contacts_email: () => emailTaken({ email: String(email), contactId: '' }) },
    write,
  );
}
