import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';
import type { ModuleRegistry } from '#platform/server/module-registry.ts';

/** Menu items of a user: those of the role, within the client's modules, that were granted to the user. */
export function grantedMenus(
  registry: Pick<ModuleRegistry, 'menuOf'>,
  open: { role: Role; modules: readonly SuiteModule[]; given: readonly string[] | null },
): Set<string> {
  const possible = open.modules.flatMap((module) =>
    registry.menuOf(module, open.role).map(({ key }) => key),
  );
  return new Set(
    open.given === null ? possible : possible.filter((key) => open.given?.includes(key)),
  );
}

/**
 * The granted menu items that a new role may also have. Null means all items of the role; it stays null, and also
 * replaces an empty result.
 */
export function menusAfterRole(
  registry: Pick<ModuleRegistry, 'menuOf'>,
  at: { role: Role; modules: readonly SuiteModule[] },
  given: readonly string[] | null,
): string[] | null {
  const remainingMenus = given && [...grantedMenus(registry, { ...at, given })];
  return remainingMenus?.length === 0 ? null : remainingMenus;
}

/** Modules in which the user has a menu item. */
export function grantedModules(
  registry: Pick<ModuleRegistry, 'menuOf' | 'menu'>,
  {
    role,
    modules,
    menus,
  }: { role: Role; modules: readonly SuiteModule[]; menus: readonly string[] | null },
): Set<SuiteModule> {
  const keys = grantedMenus(registry, { role, modules, given: menus });
  return new Set(registry.menu.filter(({ key }) => keys.has(key)).map(({ module }) => module));
}
