import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import { isBoundToLocations, type Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { userMailboxPort } from '#platform/server/sessions/mailbox-port.ts';

/** The party that a user acts as: the brand, or a recipient of a shop identified by e-mail. */
export async function readUserActor(
  { db, app }: { db: Db; app: App },
  { userId, role }: { userId: string; role: Role },
): Promise<LeadActor> {
  const mailbox = await app.ports.ask(userMailboxPort, { userId }, { db, app });
  const name = await app.ports.ask(userNamePort, { userId }, { db, app });
  const email = mailbox?.email ?? null;
  return {
    kind: isBoundToLocations(role) ? 'recipient' : 'brand',
    name: name || email || '',
    email,
    userId,
  };
}
