import { z } from 'zod';

/** User roles, from the widest access to the narrowest. */
export const ROLES = [
  'super_admin',
  'brand_admin',
  'brand_user',
  'sales_rep',
  'store_owner',
] as const;
export type Role = (typeof ROLES)[number];
export const roleSchema = z.enum(ROLES);

export const BRAND_ROLES = [
  'super_admin',
  'brand_admin',
  'brand_user',
] as const satisfies readonly Role[];
export const ADMIN_ROLES = ['super_admin', 'brand_admin'] as const satisfies readonly Role[];

/** Roles that can represent a location [USR-06]. */
export const REPRESENTATIVE_ROLES = [
  'store_owner',
  'sales_rep',
  'brand_admin',
] as const satisfies readonly Role[];

/** Roles that see only data of their own locations, in every list, count, export and search [USR-10]. */
const LOCATION_ROLES: readonly Role[] = ['sales_rep', 'store_owner'];

export function isBoundToLocations(role: Role): boolean {
  return LOCATION_ROLES.includes(role);
}

/** A user may not grant a role above their own. */
export function isAtMost(role: Role, own: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(own);
}

interface Sentence {
  /** Name of the ability as sent to the web: `users.manage`. */
  ability: string;
  /** Description for users: "Admins manage the users of their client." */
  sentence: string;
  roles: readonly Role[];
  /** Why API keys of a brand never have this permission. */
  notForKeys?: string;
}

/**
 * Defines who may do what at a client. The server checks calls against it; the web receives only the result.
 * `docs/permissions.md` is generated from these definitions. The user needs at least one of the menu items. If their
 * module opens in another product, the permission does not apply here [GEN-05]. A permission without a module states
 * the reason in `everywhere`.
 */
export type Permission = Sentence &
  (
    | { menu: string | readonly [string, ...string[]]; everywhere?: never }
    | { everywhere: string; menu?: never }
  );

export function definePermission<const Given extends Permission>(permission: Given): Permission {
  return permission;
}

/** Permission that every user of a client has. */
export const beAtClient = definePermission({
  ability: 'client.be-at',
  sentence: 'Every user sees the client they belong to, and finds there what is open to them.',
  roles: ROLES,
  everywhere: 'The shell itself asks, whatever modules the client has.',
});

/** Menu items of which the user needs at least one; empty if the permission belongs to no module. */
export function permissionMenuItems({ menu }: Permission): readonly string[] {
  if (menu === undefined) return [];
  return typeof menu === 'string' ? [menu] : menu;
}

/** The access of a user or an API key against which permissions are checked. */
export interface PermissionHolder {
  role: Role;
  menus: ReadonlySet<string>;
  /** Abilities of an API key; undefined for users, whose role and menu items decide. */
  scopes?: ReadonlySet<string> | undefined;
}

export function holds(permission: Permission, user: PermissionHolder): boolean {
  const items = permissionMenuItems(permission);
  return (
    (user.scopes === undefined || user.scopes.has(permission.ability)) &&
    permission.roles.includes(user.role) &&
    (items.length === 0 || items.some((key) => user.menus.has(key)))
  );
}
