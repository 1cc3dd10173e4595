import { forbidden } from '#platform/contract/problems.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';

/** The requested client, or the first with any menu item; responds 403 for a client the user does not belong to. */
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
