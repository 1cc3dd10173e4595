import type { RoleChange } from '#modules/accounts/contract/role-change.ts';

/** Text about the associations after a role change: they always remain, but may start or stop restricting access. */
export function associationsAfter({
  kept,
  boundBefore,
  boundAfter,
  needed,
}: RoleChange['associations']) {
  if (needed) return 'accounts:roleChange.placesNeeded';
  if (kept === 0) return 'accounts:roleChange.placesNone';
  if (boundAfter && !boundBefore) return 'accounts:roleChange.placesBind';
  if (boundBefore && !boundAfter) return 'accounts:roleChange.placesFree';
  return 'accounts:roleChange.placesStay';
}
