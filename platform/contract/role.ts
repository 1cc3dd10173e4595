import { z } from 'zod';

/** The types of user, from the widest reach to the narrowest. */
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
