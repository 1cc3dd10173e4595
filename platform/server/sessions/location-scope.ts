import { isBoundToLocations, type Role } from '#platform/contract/role.ts';

/** Whose locations the database is to show [USR-10]; nobody's in particular for those who see the whole client. */
export function locationScope(
  user: { userId: string },
  at: { role: Role },
): { locationsOf?: string } {
  return isBoundToLocations(at.role) ? { locationsOf: user.userId } : {};
}
