import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import { isBoundToLocations, type Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { nameOfUser } from '#platform/server/records/name-of-user.ts';
import { mailboxOfUser } from '#platform/server/sessions/mailbox-port.ts';

/** As whom a user acts: for the brand, or as one of those who answer for a shop, known by their address. */
export async function partyOfUser(
  { db, app }: { db: Db; app: App },
  { userId, role }: { userId: string; role: Role },
): Promise<ActingParty> {
  const mailbox = await app.ports.ask(mailboxOfUser, { userId }, { db, app });
  const name = await app.ports.ask(nameOfUser, { userId }, { db, app });
  const email = mailbox?.email ?? null;
  return {
    kind: isBoundToLocations(role) ? 'recipient' : 'brand',
    name: name || email || '',
    email,
    userId,
  };
}
