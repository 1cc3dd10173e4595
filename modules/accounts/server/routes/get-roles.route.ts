import { getRolesCall } from '#modules/accounts/contract/get-roles.ts';
import { isAtMost, ROLES } from '#platform/contract/role.ts';
import { route } from '../route.ts';

export const getRoles = route(getRolesCall, async ({ principal }) => {
  const own = [...principal.memberships.values()].map(({ role }) => role);
  const manages = own.filter((role) => role === 'super_admin' || role === 'brand_admin');
  return ROLES.map((role) => ({
    role,
    assignable: principal.isSuperAdmin || manages.some((highest) => isAtMost(role, highest)),
  }));
});
