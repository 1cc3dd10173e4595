import { ROLES, type Role } from './role.ts';

/**
 * One sentence about who may do what at a client. The server judges calls by it, the web is told whether it holds for
 * the user and repeats no rule; `docs/permissions.md` lists all of them as they stand here.
 */
export interface Permission {
  /** What the web is told: `users.manage`. */
  ability: string;
  /** As a person reads it: "Admins manage the users of their client." */
  sentence: string;
  roles: readonly Role[];
  /** The menu item that stands before it: who was not given the item may not do it either. */
  menu?: string;
}

export function definePermission(permission: Permission): Permission {
  return permission;
}

/** What belongs to being a user of a client at all. */
export const beAtClient = definePermission({
  ability: 'client.be-at',
  sentence: 'Every user sees the client they belong to, and finds there what is open to them.',
  roles: ROLES,
});

export function holds(
  permission: Permission,
  user: { role: Role; menus: ReadonlySet<string> },
): boolean {
  return (
    permission.roles.includes(user.role) &&
    (permission.menu === undefined || user.menus.has(permission.menu))
  );
}
