import { getMenusCall } from '#modules/accounts/contract/get-menus.ts';
import { route } from '../route.ts';

export const getMenus = route(getMenusCall, async ({ app, query }) =>
  query.roles.map((role) => ({
    role,
    modules: app.registry.modulesWithMenu(role).map((module) => ({
      module,
      items: app.registry.menuOf(module, role).map(({ key }) => key),
    })),
  })),
);
