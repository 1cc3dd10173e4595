import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';
import type { ModuleRegistry } from '#platform/server/module-registry.ts';
import { grantedMenus } from '../queries/session/read-principal.ts';

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
