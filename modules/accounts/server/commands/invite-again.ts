import { invitedTooOften } from '#modules/accounts/contract/user-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import {
  type Manager,
  mayCreateInvitationLink,
  mayInvite,
  refuse,
} from '../policies/user.policy.ts';
import { clientForUsers } from '../queries/client-for-users.ts';
import { readUserAtClient, type UserAtClient } from '../queries/user-at-client.ts';
import type { AccountsTables } from '../tables.ts';
import { minutesUntilNextLink, newPasswordLink } from './passwords/new-password-link.ts';
import { sendInvitation } from './send-invitation.ts';

interface Asked {
  manager: Manager;
  clientId: string;
  userId: string;
}

/** Sends the invitation again to a user that has not signed in yet [USR-01]. */
export async function inviteAgain(
  { db, app }: { db: Db<AccountsTables>; app: App },
  asked: Asked,
): Promise<void> {
  const user = await readForInvitation({ db }, asked);
  refuse(mayInvite(user));
  await waitForNextLink({ db }, user);
  await sendInvitation(
    { db, app },
    {
      user,
      byUserId: asked.manager.userId,
      client: await clientForUsers({ db, app }, asked.clientId),
    },
  );
}

/** Creates an invitation link that an admin can pass on in person if mails do not arrive. */
export async function createInvitationLink(
  { db, app }: { db: Db<AccountsTables>; app: App },
  asked: Asked,
) {
  const user = await readForInvitation({ db }, asked);
  refuse(mayCreateInvitationLink(asked.manager, user, asked.clientId));
  await waitForNextLink({ db }, user);
  const way = { handedBy: asked.manager.userId, atClient: asked.clientId };
  return newPasswordLink({ db, app }, { userId: user.id, kind: 'invitation', way });
}

/** Locks the user, so that concurrent link requests are counted one after the other. */
async function readForInvitation(
  { db }: { db: Db<AccountsTables> },
  asked: Asked,
): Promise<UserAtClient> {
  const user = await readUserAtClient({ db }, asked, { lock: true });
  if (!user) throw notFound();
  return user;
}

async function waitForNextLink(
  { db }: { db: Db<AccountsTables> },
  user: { id: string },
): Promise<void> {
  const minutes = await minutesUntilNextLink({ db }, user.id);
  if (minutes > 0) throw invitedTooOften({ minutes });
}
