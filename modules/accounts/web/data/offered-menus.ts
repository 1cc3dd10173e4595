import type { getMenusCall } from '#modules/accounts/contract/get-menus.ts';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/role.ts';

export type OfferedModule = { module: SuiteModule; items: readonly string[] };

/** Menu items that a role may have, within the client's modules [USR-07]. */
export function offeredMenus(
  byRole: CallOutput<typeof getMenusCall>,
  role: Role,
  session: Pick<Session, 'modules'>,
): OfferedModule[] {
  const atClient = new Set(session.modules.map(({ module }) => module));
  const ofRole = byRole.find((one) => one.role === role)?.modules ?? [];
  return ofRole.filter(({ module, items }) => atClient.has(module) && items.length > 0);
}

export function allItems(offered: readonly OfferedModule[]): string[] {
  return offered.flatMap(({ items }) => items);
}

export function givenModules(
  given: readonly string[],
  offered: readonly OfferedModule[],
): SuiteModule[] {
  return offered
    .filter(({ items }) => items.some((key) => given.includes(key)))
    .map(({ module }) => module);
}

/** The default module is one of those given; the first where none or another was chosen [USR-07]. */
export function defaultAmong(
  chosen: SuiteModule | null,
  modules: readonly SuiteModule[],
): SuiteModule | null {
  return modules.find((module) => module === chosen) ?? modules[0] ?? null;
}
