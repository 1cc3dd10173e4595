import { MANAGES_USERS, manageUsers } from '#modules/accounts/contract/permissions.ts';
import { lastSuperAdmin } from '#modules/accounts/contract/super-admin-users.ts';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import {
  disabledEverywhere,
  emailNotWhileActing,
  lastBrandAdmin,
  lastBrandAdminKeepsUsers,
  linkByMailOnly,
  notInvited,
  notYourself,
  roleAboveOwn,
  userOfOtherClients,
} from '#modules/accounts/contract/user-problems.ts';
import { holds, isAtMost, ROLES, type Role } from '#platform/contract/permission.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';

/**
 * Rules for managing users. Each rule has one definition, used both to refuse calls and to show the editor the possible
 * actions.
 */
type Verdict = Problem | undefined;

export interface Manager {
  userId: string;
  role: Role;
  /** A super admin acts as this user. */
  isActing: boolean;
  /** Clients where they manage users. */
  clientIds: ReadonlySet<string>;
}

export interface Managed {
  id: string;
  role: Role;
  status: UserStatus;
  isSuperAdmin: boolean;
  /** All clients of the person. */
  clientIds: readonly string[];
  disabledEverywhere: boolean;
  linksByMailOnly: boolean;
  /** True if the client would have no brand admin with user management without this user. */
  isLastBrandAdmin: boolean;
}

/** The signed-in user in the role of a user manager at a client. */
export function managerAt(principal: Principal, membership: Pick<Membership, 'role'>): Manager {
  const managed = [...principal.memberships.values()].filter((own) => holds(manageUsers, own));
  return {
    userId: principal.userId,
    role: membership.role,
    isActing: principal.actedBy !== undefined,
    clientIds: new Set(managed.map(({ clientId }) => clientId)),
  };
}

export function refuse(verdict: Verdict): void {
  if (verdict) throw verdict;
}

/** No manager may assign a role above their own; super admin is not a role at a client. */
export function rolesToGive(own: Role): Role[] {
  return ROLES.filter((role) => role !== 'super_admin' && isAtMost(role, own));
}

export function mayGiveRole(manager: Manager, role: Role): Verdict {
  return rolesToGive(manager.role).includes(role) ? undefined : roleAboveOwn();
}

/** Admins may change a person only if they manage all of the person's clients; super admins may change every person. */
export function mayChangePerson(manager: Manager, user: Managed): Verdict {
  if (manager.role === 'super_admin') return undefined;
  const theirs =
    !user.isSuperAdmin && user.clientIds.every((clientId) => manager.clientIds.has(clientId));
  return theirs ? undefined : userOfOtherClients();
}

/**
 * The e-mail controls the account: managers cannot change their own, and no e-mail can be changed while acting as a
 * user.
 */
export function mayChangeEmail(manager: Manager, user: Managed): Verdict {
  const refused = mayChangePerson(manager, user);
  if (refused) return refused;
  if (manager.isActing) return emailNotWhileActing();
  return manager.userId === user.id ? notYourself() : undefined;
}

/** Managers cannot change their own menu items, and the last brand admin must retain user management. */
export function mayChangeMenus(
  manager: Manager,
  user: Managed,
  { before, after }: Record<'before' | 'after', ReadonlySet<string>>,
): Verdict {
  if (before.symmetricDifference(after).size === 0) return undefined;
  const losesUsers = before.has(MANAGES_USERS) && !after.has(MANAGES_USERS);
  return (
    mayManage(manager, user) ??
    (losesUsers && user.isLastBrandAdmin ? lastBrandAdminKeepsUsers() : undefined)
  );
}

/** Managers cannot change their own role, and the last brand admin of a client cannot be demoted. */
export function mayChangeRole(manager: Manager, user: Managed): Verdict {
  return mayManage(manager, user) ?? (user.isLastBrandAdmin ? lastBrandAdmin() : undefined);
}

/** Managers cannot disable themselves, and the last brand admin of a client cannot be disabled. */
export function mayDisable(manager: Manager, user: Managed): Verdict {
  return mayManage(manager, user) ?? (user.isLastBrandAdmin ? lastBrandAdmin() : undefined);
}

/** Admins may reactivate a user disabled at the client; only super admins may reactivate one disabled everywhere. */
export function mayReactivate(manager: Manager, user: Managed): Verdict {
  return mayManage(manager, user) ?? (user.disabledEverywhere ? disabledEverywhere() : undefined);
}

/** Only users that have not signed in yet can be invited. */
export function mayInvite(user: Pick<Managed, 'status'>): Verdict {
  return user.status === 'invited' ? undefined : notInvited();
}

/**
 * The link gives access to the account. A manager gets it only for a person they may change, and only while the account
 * has access to this client alone; otherwise it is mailed.
 */
export function mayCreateInvitationLink(
  manager: Manager,
  user: Managed,
  clientId: string,
): Verdict {
  const refused = mayInvite(user) ?? mayChangePerson(manager, user);
  if (refused) return refused;
  return opensOnly(user, clientId) && !user.linksByMailOnly ? undefined : linkByMailOnly();
}

/** Whether an account reaches one client and no other, whatever is disabled today. */
export function opensOnly(
  user: { isSuperAdmin: boolean; clientIds: readonly string[] },
  clientId: string,
): boolean {
  return !user.isSuperAdmin && user.clientIds.every((own) => own === clientId);
}

/** Only active users that are not super admins can be acted as. */
export function mayBeActedAs(user: { status: UserStatus; isSuperAdmin: boolean }): boolean {
  return user.status === 'active' && !user.isSuperAdmin;
}

/** Super admins cannot revoke or disable themselves, and the last super admin must remain. */
export function mayEndSuperAdmin(
  manager: { userId: string },
  user: { id: string; isLastSuperAdmin: boolean },
): Verdict {
  if (manager.userId === user.id) return notYourself();
  return user.isLastSuperAdmin ? lastSuperAdmin() : undefined;
}

function mayManage(manager: Manager, user: Managed): Verdict {
  if (manager.userId === user.id) return notYourself();
  return user.isSuperAdmin && manager.role !== 'super_admin' ? userOfOtherClients() : undefined;
}
