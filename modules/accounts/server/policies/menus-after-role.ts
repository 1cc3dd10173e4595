import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/role.ts';
import type { ModuleRegistry } from '#platform/server/module-registry.ts';
import { menusOf } from '../queries/session/menus-of.ts';

/**
 * What of the menu items that were given stays with another role: those that it can have, too. Who would be left with none
 * gets all that the role can have; who has all, null, has all of the new role.
 */
export function menusAfterRole(
  registry: Pick<ModuleRegistry, 'menuOf'>,
  at: { role: Role; modules: readonly SuiteModule[] },
  given: readonly string[] | null,
): string[] | null {
  const kept = given && [...menusOf(registry, { ...at, given })];
  return kept?.length === 0 ? null : kept;
}
