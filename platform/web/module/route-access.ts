import type { MenuItem } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';

export type RouteAccess = 'open' | 'hidden' | 'other-role';

/** Whether a user may open a screen: by the roles of its menu item, then by the user's own menu items [NAV-10, NAV-11]. */
export function decideRouteAccess(given: {
  menuKey: string | undefined;
  menu: readonly MenuItem[];
  role: Role;
  availableKeys: ReadonlySet<string>;
}): RouteAccess {
  const { menuKey, menu, role, availableKeys } = given;
  if (menuKey === undefined) return 'open';
  const item = menu.find(({ key }) => key === menuKey);
  if (!item?.roles.includes(role)) return 'other-role';
  return availableKeys.has(menuKey) ? 'open' : 'hidden';
}
