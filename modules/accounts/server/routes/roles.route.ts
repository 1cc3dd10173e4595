import { getMenusCall } from '#modules/accounts/contract/get-menus.ts';
import { getRolesCall } from '#modules/accounts/contract/get-roles.ts';
import { ADMIN_ROLES, ROLES, type Role } from '#platform/contract/role.ts';
import { rolesToGive } from '../policies/user.policy.ts';
import { route } from '../route.ts';

/** Super admins also give super admin, above all clients. */
export const getRolesRoute = route(getRolesCall, async ({ principal }) => {
  const admins: readonly Role[] = ADMIN_ROLES;
  const own = [...principal.memberships.values()].map(({ role }) => role);
  const given = own.filter((role) => admins.includes(role)).flatMap(rolesToGive);
  return ROLES.map((role) => ({
    role,
    assignable: principal.isSuperAdmin || given.includes(role),
  }));
});

export const getMenusRoute = route(getMenusCall, async ({ app, query }) =>
  query.roles.map((role) => ({
    role,
    modules: app.registry.modulesWithMenu(role).map((module) => ({
      module,
      items: app.registry.menuOf(module, role).map(({ key }) => key),
    })),
  })),
);
