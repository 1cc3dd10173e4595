import { manageUsers } from '#modules/accounts/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import type { Manager } from './user.policy.ts';

/** The signed-in user in the role of a user manager at a client. */
export function managerAt(principal: Principal, membership: Pick<Membership, 'role'>): Manager {
  const managed = [...principal.memberships.values()].filter((own) => holds(manageUsers, own));
  return {
    userId: principal.userId,
    role: membership.role,
    isActing: principal.actedBy !== undefined,
    clientIds: new Set(managed.map(({ clientId }) => clientId)),
  };
}
