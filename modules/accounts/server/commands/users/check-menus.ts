import { defaultModuleNotGiven, menuNotOffered } from '#modules/accounts/contract/user-problems.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/role.ts';
import type { ModuleRegistry } from '#platform/server/module-registry.ts';
import { grantedMenus } from '../../queries/session/granted-menus.ts';

type Registry = Pick<ModuleRegistry, 'menuOf' | 'menu'>;
interface At {
  role: Role;
  modules: readonly SuiteModule[];
}

/** A menu item is offered by role and by the modules of the client [USR-07]. */
export function checkMenus(registry: Registry, at: At, menus: readonly string[]): void {
  const offered = grantedMenus(registry, { ...at, given: null });
  const menu = menus.find((key) => !offered.has(key));
  if (menu !== undefined) throw menuNotOffered({ menu });
}

/** One begins in a module of which one has an item. */
export function checkDefaultModule(
  registry: Registry,
  given: At & { menus: readonly string[] | null },
  module: SuiteModule | null,
): void {
  if (module && !modulesGiven(registry, given).has(module)) throw defaultModuleNotGiven();
}

export function modulesGiven(
  registry: Registry,
  { role, modules, menus }: At & { menus: readonly string[] | null },
): Set<SuiteModule> {
  const keys = grantedMenus(registry, { role, modules, given: menus });
  return new Set(registry.menu.filter(({ key }) => keys.has(key)).map(({ module }) => module));
}
