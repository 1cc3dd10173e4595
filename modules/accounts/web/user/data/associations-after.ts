import type { RoleChange } from '#modules/accounts/contract/role-change.ts';

/** What to say of the associations with the new role: they stay in every case, but may come to count or cease to. */
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
