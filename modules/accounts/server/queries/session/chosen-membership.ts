import { forbidden } from '#platform/contract/problems.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';

/** The client asked for, or the first where something is open; 403 for one that is not theirs. */
export function chosenMembership(
  principal: Principal,
  clientId: string | undefined,
): Membership | undefined {
  if (clientId !== undefined) {
    const asked = principal.memberships.get(clientId);
    if (!asked) throw forbidden();
    return asked;
  }
  const all = [...principal.memberships.values()];
  return all.find(({ menus, menusElsewhere }) => menus.size + menusElsewhere.size > 0) ?? all[0];
}
