import { isBoundToLocations, type Role } from '#platform/contract/role.ts';

/** Limits the database to the user's locations [USR-10]; no limit for roles that see the whole client. */
export function locationScope(
  user: { userId: string },
  at: { role: Role },
): { locationsOf?: string } {
  return isBoundToLocations(at.role) ? { locationsOf: user.userId } : {};
}
