import { useMemo } from 'react';
import { getMenusCall } from '#modules/accounts/contract/roles.ts';
import type { Session } from '#modules/accounts/contract/session.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { SuiteLabels } from '#platform/web/module/suite-labels.ts';

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

/** The default module among those of the user; the first one if none or another was chosen [USR-07]. */
export function chooseDefaultModule(
  chosen: SuiteModule | null,
  modules: readonly SuiteModule[],
): SuiteModule | null {
  return modules.find((module) => module === chosen) ?? modules[0] ?? null;
}

const NOTHING: ReturnType<typeof offeredMenus> = [];

/** Loads the menus of all roles once, so that a role change needs no request. */
export function useOfferedMenus(session: Session) {
  const menus = useCall(getMenusCall, { query: {} });
  const offeredTo = useMemo(
    () => (role: Role | null) =>
      role && menus.data ? offeredMenus(menus.data, role, session) : NOTHING,
    [menus.data, session],
  );
  return { query: menus, offeredTo };
}

/** A rule of the form only: a user without menu items could sign in but see nothing. */
export const MENUS_NEEDED = 'menusNeeded';
/** A role change may remove the default module; the server also requires a new one. */
export const DEFAULT_NEEDED = 'defaultNeeded';

/** Names of menu items; equal names, such as the dashboards of two modules, get the module name as prefix. */
export function menuItemNames(
  keys: readonly string[],
  suiteLabels: Pick<SuiteLabels, 'itemName' | 'moduleName'>,
): string[] {
  const names = keys.map((key) => suiteLabels.itemName(key));
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return keys.map((key, at) => {
    const name = names[at] ?? key;
    const module = SUITE_MODULES.find((one) => key.startsWith(`${one}/`));
    return module && isTwice(name) ? `${suiteLabels.moduleName(module)} – ${name}` : name;
  });
}
