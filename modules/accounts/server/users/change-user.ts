import type { UserChange } from '#modules/accounts/contract/manage-user.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { isAtMost } from '#platform/contract/permission.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { resetUnprovenAccount } from '../invitations/invitations.ts';
import { findUser, readUserName } from '../memberships/find-user.ts';
import {
  type Manager,
  mayChangeRole,
  mayDisable,
  mayGiveRole,
  mayReactivate,
  refuse,
} from '../memberships/user.policy.ts';
import {
  lockBrandAdmins,
  readUserAtClient,
  type UserAtClient,
} from '../memberships/user-at-client.ts';
import { invalidatePasswordLinks } from '../passwords/password-links.ts';
import type { Context } from '../tables.ts';
import { changeMembership } from './change-membership.ts';
import { changePerson } from './change-person.ts';

/** Applies changed permissions to the user's next request, and ends the sessions of a disabled user. */
export async function refreshUserSessions({ db, app }: Context, userId: string): Promise<void> {
  await app.sessions.principalChanged(db, userId);
  const user = await findUser({ db }, { id: userId });
  if (user?.status === 'disabled') await app.sessions.endOfUser(db, userId, 'disabled');
}

interface LastChange {
  at: Date;
  byUserId: string | null;
}

/**
 * Reports the author and time of the concurrent change. Reads them from the rows of person and membership, because the
 * log of one table does not cover both.
 */
export async function throwEditConflict(
  { db }: Pick<Context, 'db'>,
  changed: {
    updated_at: Date;
    updated_by: string | null;
    personUpdatedAt: Date;
    personUpdatedBy: string | null;
  },
): Promise<never> {
  const changes: LastChange[] = [
    { at: changed.personUpdatedAt, byUserId: changed.personUpdatedBy },
    { at: changed.updated_at, byUserId: changed.updated_by },
  ];
  const last = changes.reduce((a, b) => (b.at >= a.at ? b : a));
  // Calls the query directly: the port would take a second connection while this one is held.
  const by = last.byUserId === null ? undefined : await readUserName({ db }, last.byUserId);
  throw changedMeanwhile({ by: by ?? '', at: last.at.toISOString() });
}

interface ChangeUserParams {
  manager: Manager;
  clientId: string;
  userId: string;
  change: UserChange;
  /** The version that the editor read; undefined if nothing was read. */
  version?: number;
}

/** Changes a user of a client in one transaction; omitted fields stay unchanged [USR-03]. */
export async function changeUser({ db, app }: Context, params: ChangeUserParams): Promise<void> {
  const { manager, clientId, userId, change } = params;
  if (change.role !== undefined || change.status !== undefined || change.menus !== undefined)
    await lockBrandAdmins({ db }, [clientId]);
  const user = await readUserAtClient({ db }, { clientId, userId }, { lock: true });
  if (!user) throw notFound();
  if (params.version !== undefined && params.version !== user.version)
    await throwEditConflict({ db }, user);
  requireAllowed(manager, user, change);
  await changePerson({ db, app }, { manager, clientId, user, change });
  await changeMembership({ db, app }, { manager, clientId, user, change });
  if (opensMore(user, change))
    await holdUnproven({ db, app }, { userId, clientId, byUserId: manager.userId });
  await refreshUserSessions({ db, app }, userId);
}

/** The role of a super admin at a client adds no access. */
function opensMore(user: UserAtClient, { role, status }: UserChange): boolean {
  if (user.isSuperAdmin) return false;
  const isRaised = role !== undefined && !isAtMost(role, user.role);
  return isRaised || (status === 'active' && user.status === 'disabled');
}

async function holdUnproven(
  { db, app }: Context,
  { userId, clientId, byUserId }: { userId: string; clientId: string; byUserId: string },
): Promise<void> {
  const [client] = await app.ports.call(clientsByIds, { ids: [clientId] }, { db, app });
  const opened = { userId, byUserId, ...(client && { client }) };
  if (await resetUnprovenAccount({ db, app }, opened)) return;
  // A user that has not signed in yet may have a handed-over link issued for less access.
  await invalidatePasswordLinks({ db }, userId, { handed: true });
}

function requireAllowed(manager: Manager, user: UserAtClient, { role, status }: UserChange): void {
  if (role !== undefined && role !== user.role) {
    refuse(mayGiveRole(manager, role));
    refuse(mayChangeRole(manager, user));
  }
  if (status === 'disabled' && user.status !== 'disabled') refuse(mayDisable(manager, user));
  if (status === 'active' && user.status === 'disabled') refuse(mayReactivate(manager, user));
}
