import { notFound } from '#platform/contract/problems.ts';
import type { Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Manager } from '../../policies/user.policy.ts';
import { lockBrandAdmins } from '../../queries/brand-admins.ts';
import { clientForUsers } from '../../queries/client-for-users.ts';
import { previewRole } from '../../queries/preview-role.ts';
import { readUserAtClient } from '../../queries/user-at-client.ts';
import type { AccountsTables } from '../../tables.ts';
import { renewInvitation } from '../renew-invitation.ts';
import { tellSessions } from '../tell-sessions.ts';
import { changeUser } from './change-user.ts';
import { tellChangedMeanwhile } from './tell-changed-meanwhile.ts';
import { tellClientAdded } from './tell-client-added.ts';

interface Asked {
  manager: Manager;
  userId: string;
  clientId: string;
  role: Exclude<Role, 'super_admin'>;
  /** The person as they were read: whose e-mail changed since is not who was meant. */
  version: number;
}

/** Somebody who has an account gets access to another client; at one they have, the role is changed by its rules. */
export async function addToClient(
  { db, app }: { db: Db<AccountsTables>; app: App },
  asked: Asked,
): Promise<void> {
  const { manager, userId, clientId, role } = asked;
  // Held in the order in which all hold them, and until it is done: nobody gives the account to another mailbox meanwhile.
  await lockBrandAdmins({ db }, [clientId]);
  const person = await lockPerson({ db }, userId);
  if (person.version !== asked.version) await tellChangedMeanwhile({ db }, person);
  const client = await clientForUsers({ db, app }, clientId);
  const made = await db
    .insertInto('accounts.memberships')
    .values({
      client_id: clientId,
      user_id: userId,
      role,
      menus: JSON.stringify(null),
      updated_by: manager.userId,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id']).doNothing())
    .returning('version')
    .executeTakeFirst();
  const opened = { userId, byUserId: manager.userId, client };
  if (made) {
    // Super admins reach every client already.
    if (!person.isSuperAdmin && !(await renewInvitation({ db, app }, opened)))
      await tellClientAdded({ db, app }, { ...opened, version: made.version });
    return tellSessions({ db, app }, userId);
  }
  const user = await readUserAtClient({ db }, { clientId, userId });
  // Whoever adds them sees none of their modules, and chooses none: they begin anywhere where theirs is lost.
  const { defaultModule } = await previewRole({ db, app }, { clientId, userId, role });
  await changeUser(
    { db, app },
    {
      manager,
      clientId,
      userId,
      change: {
        role,
        defaultModule: defaultModule.after,
        ...(user && !user.disabledEverywhere && { status: 'active' as const }),
      },
    },
  );
  if (user?.status === 'disabled' && !person.isSuperAdmin)
    await tellClientAdded({ db, app }, { ...opened, version: user.version });
}

async function lockPerson({ db }: { db: Db<AccountsTables> }, userId: string) {
  const person = await db
    .selectFrom('accounts.users')
    .select(['version', 'updated_at', 'updated_by', 'is_super_admin as isSuperAdmin'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw notFound();
  const { updated_at: personUpdatedAt, updated_by: personUpdatedBy } = person;
  return { ...person, personUpdatedAt, personUpdatedBy };
}
