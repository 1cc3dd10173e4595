import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/role.ts';
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
