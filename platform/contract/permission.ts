import { ROLES, type Role } from './role.ts';

interface Sentence {
  /** What the web is told: `users.manage`. */
  ability: string;
  /** As a person reads it: "Admins manage the users of their client." */
  sentence: string;
  roles: readonly Role[];
}

/**
 * One sentence about who may do what at a client. The server judges calls by it, the web is told whether it holds for
 * the user and repeats no rule; `docs/permissions.md` lists all of them as they stand here.
 *
 * It stands behind menu items, of which the user must have one: so it goes where their module goes, and where that opens
 * in another product nothing of it is done here [GEN-05]. What belongs to no module in particular says why.
 */
export type Permission = Sentence &
  (
    | { menu: string | readonly [string, ...string[]]; everywhere?: never }
    | { everywhere: string; menu?: never }
  );

export function definePermission<const Given extends Permission>(permission: Given): Permission {
  return permission;
}

/** What belongs to being a user of a client at all. */
export const beAtClient = definePermission({
  ability: 'client.be-at',
  sentence: 'Every user sees the client they belong to, and finds there what is open to them.',
  roles: ROLES,
  everywhere: 'The shell itself asks, whatever modules the client has.',
});

/** Any one of them opens it; none where it belongs to no module. */
export function menuItemsOf({ menu }: Permission): readonly string[] {
  if (menu === undefined) return [];
  return typeof menu === 'string' ? [menu] : menu;
}

export function holds(
  permission: Permission,
  user: { role: Role; menus: ReadonlySet<string> },
): boolean {
  const items = menuItemsOf(permission);
  return (
    permission.roles.includes(user.role) &&
    (items.length === 0 || items.some((key) => user.menus.has(key)))
  );
}
