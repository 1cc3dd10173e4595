import { MANAGES_USERS } from '#modules/accounts/contract/permissions.ts';
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
  personNotYours,
  roleAboveOwn,
} from '#modules/accounts/contract/user-problems.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { isAtMost, ROLES, type Role } from '#platform/contract/role.ts';

/** Who may do what with which user. Each rule stands once: it refuses the call, and it tells the editor what is possible. */
type Verdict = Problem | undefined;

export interface Manager {
  userId: string;
  role: Role;
  /** A super admin acts as them. */
  isActing: boolean;
  /** Where they manage users. */
  clientIds: ReadonlySet<string>;
}

export interface Managed {
  id: string;
  role: Role;
  status: UserStatus;
  isSuperAdmin: boolean;
  /** All the clients the person works for. */
  clientIds: readonly string[];
  disabledEverywhere: boolean;
  linksByMailOnly: boolean;
  /** Whether the client would be without a brand admin who manages users if this one were none. */
  isLastBrandAdmin: boolean;
}

export function refuse(verdict: Verdict): void {
  if (verdict) throw verdict;
}

/** Nobody gives a role above their own, and super admin is no role at a client. */
export function rolesToGive(own: Role): Role[] {
  return ROLES.filter((role) => role !== 'super_admin' && isAtMost(role, own));
}

export function mayGiveRole(manager: Manager, role: Role): Verdict {
  return rolesToGive(manager.role).includes(role) ? undefined : roleAboveOwn();
}

/** A person belongs to an admin who manages all of the person's clients; to super admins, everybody does. */
export function mayChangePerson(manager: Manager, user: Managed): Verdict {
  if (manager.role === 'super_admin') return undefined;
  const theirs =
    !user.isSuperAdmin && user.clientIds.every((clientId) => manager.clientIds.has(clientId));
  return theirs ? undefined : personNotYours();
}

/** Who has the e-mail has the account: nobody gives themselves another, and nobody changes one while acting as a user. */
export function mayChangeEmail(manager: Manager, user: Managed): Verdict {
  const refused = mayChangePerson(manager, user);
  if (refused) return refused;
  if (manager.isActing) return emailNotWhileActing();
  return manager.userId === user.id ? notYourself() : undefined;
}

/** Nobody gives themselves menu items or takes them, and the last brand admin goes on managing users. */
export function mayChangeMenus(
  manager: Manager,
  user: Managed,
  { before, after }: Record<'before' | 'after', ReadonlySet<string>>,
): Verdict {
  if (before.symmetricDifference(after).size === 0) return undefined;
  const losesUsers = before.has(MANAGES_USERS) && !after.has(MANAGES_USERS);
  return (
    mayJudge(manager, user) ??
    (losesUsers && user.isLastBrandAdmin ? lastBrandAdminKeepsUsers() : undefined)
  );
}

/** Nobody changes their own role, and a client keeps its last brand admin. */
export function mayChangeRole(manager: Manager, user: Managed): Verdict {
  return mayJudge(manager, user) ?? (user.isLastBrandAdmin ? lastBrandAdmin() : undefined);
}

/** Nobody disables themselves, and a client keeps its last brand admin. */
export function mayDisable(manager: Manager, user: Managed): Verdict {
  return mayJudge(manager, user) ?? (user.isLastBrandAdmin ? lastBrandAdmin() : undefined);
}

/** Who was disabled at the client is brought back there; who was disabled everywhere, by super admins among themselves. */
export function mayReactivate(manager: Manager, user: Managed): Verdict {
  return mayJudge(manager, user) ?? (user.disabledEverywhere ? disabledEverywhere() : undefined);
}

/** Only who has not come yet is invited. */
export function mayInvite(user: Pick<Managed, 'status'>): Verdict {
  return user.status === 'invited' ? undefined : notInvited();
}

/**
 * The link is the key to the account: it is handed only to whom the person belongs, and only while it opens nothing but
 * the client where it is asked for. Every other link is for the mailbox's owner alone.
 */
export function mayHandOverLink(manager: Manager, user: Managed, clientId: string): Verdict {
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

/** Only an active user who is no super admin is acted as. */
export function mayBeActedAs(user: { status: UserStatus; isSuperAdmin: boolean }): boolean {
  return user.status === 'active' && !user.isSuperAdmin;
}

/** Nobody takes super admin from themselves or disables themselves, and the suite keeps its last super admin. */
export function mayEndSuperAdmin(
  manager: { userId: string },
  user: { id: string; isLastSuperAdmin: boolean },
): Verdict {
  if (manager.userId === user.id) return notYourself();
  return user.isLastSuperAdmin ? lastSuperAdmin() : undefined;
}

function mayJudge(manager: Manager, user: Managed): Verdict {
  if (manager.userId === user.id) return notYourself();
  return user.isSuperAdmin && manager.role !== 'super_admin' ? personNotYours() : undefined;
}
