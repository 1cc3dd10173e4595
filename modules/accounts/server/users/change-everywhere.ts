import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { lastBrandAdmin, notYourself } from '#modules/accounts/contract/user-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import { listClientsWithKeysByCreator } from '#platform/server/api-keys/api-keys.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import { replaceInvitation, resetUnprovenAccount } from '../invitations/invitations.ts';
import { mayEndSuperAdmin, refuse } from '../memberships/user.policy.ts';
import { isLastBrandAdmin, lockBrandAdmins } from '../memberships/user-at-client.ts';
import type { Context } from '../tables.ts';
import { refreshUserSessions, throwEditConflict } from './change-user.ts';

interface ChangeEverywhereParams {
  byUserId: string;
  userId: string;
  version: number;
  status?: 'active' | 'disabled' | undefined;
  superAdmin?: boolean | undefined;
}

/** Changes that a super admin makes across all clients: disable or reactivate a user, grant or revoke super admin. */
export async function changeEverywhere(
  { db, app }: Context,
  params: ChangeEverywhereParams,
): Promise<void> {
  const { userId, byUserId } = params;
  await lockBrandAdmins(
    { db },
    (await readMemberships({ db }, userId)).map(({ client_id }) => client_id),
  );
  const { user, otherSuperAdmins } = await lockPerson({ db }, userId);
  // Read again: before the lock, another transaction may have changed them or added one.
  const memberships = await readMemberships({ db }, userId);
  if (user.version !== params.version) {
    const { updated_at, updated_by } = user;
    await throwEditConflict(
      { db },
      {
        updated_at,
        updated_by,
        personUpdatedAt: updated_at,
        personUpdatedBy: updated_by,
      },
    );
  }
  const isDisabling = params.status === 'disabled' && user.status !== 'disabled';
  const isReturning = params.status === 'active' && user.status === 'disabled';
  const isPromoted = params.superAdmin === true && !user.is_super_admin;
  const isDemoted = params.superAdmin === false && user.is_super_admin;
  if (isDisabling && userId === byUserId) throw notYourself();
  if (isDemoted || (isDisabling && user.is_super_admin))
    refuse(
      mayEndSuperAdmin({ userId: byUserId }, { id: userId, isLastSuperAdmin: !otherSuperAdmins }),
    );
  if (isDisabling) await keepBrandAdmins({ db }, { userId, status: user.status, memberships });
  await updateVersioned(
    { db, app },
    { table: 'accounts.users', key: { id: userId }, version: params.version },
    {
      ...(isDisabling && { status: 'disabled' }),
      // A user without a password still has an open invitation.
      ...(isReturning && { status: user.password_hash ? 'active' : 'invited' }),
      is_super_admin: params.superAdmin,
      updated_by: byUserId,
    },
  );
  const lost = isDisabling ? memberships.filter((own) => !own.disabled_at) : [];
  const clientIds = lost.map(({ client_id }) => client_id);
  // A super admin opens every client without being its user; those that have keys of theirs are notified.
  if (user.is_super_admin && user.status !== 'disabled' && (isDisabling || isDemoted)) {
    const own = memberships.map(({ client_id }) => client_id);
    const others = await listClientsWithKeysByCreator({ db }, userId);
    clientIds.push(...others.filter((id) => !own.includes(id)));
  }
  for (const clientId of clientIds)
    await app.events.publish(db, userDisabled, { clientId, payload: { userId } });
  if (isReturning && !isPromoted) await resetUnprovenAccount({ db, app }, { userId, byUserId });
  if (isPromoted) await replaceInvitation({ db, app }, { userId, byUserId });
  if (isDemoted) await app.sessions.endActingBy(db, userId);
  await refreshUserSessions({ db, app }, userId);
}

async function readMemberships({ db }: Pick<Context, 'db'>, userId: string) {
  return db
    .selectFrom('accounts.memberships')
    .select(['client_id', 'role', 'menus', 'disabled_at'])
    .where('user_id', '=', userId)
    .orderBy('client_id')
    .execute();
}

/**
 * Locks all super admins together with the user: if two revoke each other at the same time, the second sees the first
 * change.
 */
async function lockPerson({ db }: Pick<Context, 'db'>, userId: string) {
  const held = await db
    .selectFrom('accounts.users')
    .select(['id', 'status', 'is_super_admin', 'password_hash'])
    .select(['version', 'updated_at', 'updated_by'])
    .where((or) => or.or([or('id', '=', userId), or('is_super_admin', '=', true)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const user = held.find(({ id }) => id === userId);
  if (!user) throw notFound();
  const counts = user.status === 'active' ? ['active'] : ['active', 'invited'];
  const otherSuperAdmins = held.some(
    (one) => one.id !== userId && one.is_super_admin && counts.includes(one.status),
  );
  return { user, otherSuperAdmins };
}

async function keepBrandAdmins(
  { db }: Pick<Context, 'db'>,
  {
    userId,
    status,
    memberships,
  }: {
    userId: string;
    status: 'invited' | 'active' | 'disabled';
    memberships: Awaited<ReturnType<typeof readMemberships>>;
  },
): Promise<void> {
  for (const own of memberships) {
    const params = { clientId: own.client_id, userId };
    const user = { ...own, status: own.disabled_at ? ('disabled' as const) : status };
    if (await isLastBrandAdmin({ db }, params, user)) throw lastBrandAdmin();
  }
}
