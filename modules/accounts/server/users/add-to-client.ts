import type { Role } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { type AccessGained, replaceInvitation } from '../invitations/invitations.ts';
import { clientAddedMail } from '../mails/client-access.mail.ts';
import { requireClientForUsers } from '../memberships/client-for-users.ts';
import { findUser } from '../memberships/find-user.ts';
import type { Manager } from '../memberships/user.policy.ts';
import { lockBrandAdmins, readUserAtClient } from '../memberships/user-at-client.ts';
import type { Context } from '../tables.ts';
import { changeUser, refreshUserSessions, throwEditConflict } from './change-user.ts';
import { previewRole } from './preview-role.ts';

interface AddToClientParams {
  manager: Manager;
  userId: string;
  clientId: string;
  role: Exclude<Role, 'super_admin'>;
  /** The version that was read; the call is refused if the user, for example the e-mail, was changed since. */
  version: number;
}

/**
 * Gives an existing user access to another client. If the user already belongs to it, the role is changed by the usual
 * rules.
 */
export async function addToClient({ db, app }: Context, params: AddToClientParams): Promise<void> {
  const { manager, userId, clientId, role } = params;
  // Takes locks in the common order and holds them to the end, so that the account's e-mail cannot change meanwhile.
  await lockBrandAdmins({ db }, [clientId]);
  const person = await lockPerson({ db }, userId);
  if (person.version !== params.version) await throwEditConflict({ db }, person);
  const client = await requireClientForUsers({ db, app }, clientId);
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
    // Super admins already have access to every client.
    if (!person.isSuperAdmin && !(await replaceInvitation({ db, app }, opened)))
      await sendClientAddedMail({ db, app }, { ...opened, version: made.version });
    return refreshUserSessions({ db, app }, userId);
  }
  const user = await readUserAtClient({ db }, { clientId, userId });
  // The caller does not see the user's modules and chooses no default; a default module that the new role excludes is
  // cleared.
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
    await sendClientAddedMail({ db, app }, { ...opened, version: user.version });
}

async function lockPerson({ db }: Pick<Context, 'db'>, userId: string) {
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

/**
 * Notifies an active user of the added client. A user that must set a password first gets an invitation mail instead.
 */
async function sendClientAddedMail(
  { db, app }: Context,
  { userId, byUserId, client, version }: Required<AccessGained> & { version: number },
): Promise<void> {
  const user = await findUser({ db }, { id: userId });
  const inviter = await findUser({ db }, { id: byUserId });
  if (user?.status !== 'active' || !inviter) return;
  await app.mail.send(db, clientAddedMail, {
    to: user.email,
    locale: user.locale,
    clientId: client.uuid,
    input: {
      firstName: user.firstName,
      inviter: `${inviter.firstName} ${inviter.lastName}`,
      client: client.name,
      clientId: client.uuid,
    },
    idempotencyKey: `client-added ${client.uuid} ${userId} ${version}`,
  });
}
