import type { Session } from '#modules/accounts/contract/get-session.ts';
import { SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { screenAddress } from '#platform/web/module/house-address.ts';
import type { MenuLine, WebModule } from '#platform/web/module/web-module.ts';

/** What of a session decides the menus. */
export type Given = Pick<Session, 'modules' | 'menus'>;

export function availableKeys(session: Given): ReadonlySet<string> {
  return new Set(
    session.menus.flatMap(({ items }) =>
      items.filter(({ available }) => available).map(({ key }) => key),
    ),
  );
}

/** Begins its menu, whichever module brings it: without clients there is nothing else to operate. */
const FIRST = 'super-admin/clients';

/** The lines of a word in the header that are open to the user [NAV-10]. */
export function openLines(
  webModules: readonly WebModule[],
  session: Given,
  module: SuiteModule,
): MenuLine[] {
  const available = availableKeys(session);
  return webModules
    .flatMap(({ lines }) => lines)
    .filter((line) => line.module === module && available.has(line.item))
    .toSorted((a, b) => Number(b.key === FIRST) - Number(a.key === FIRST));
}

export interface OpenModule {
  module: SuiteModule;
  address: string;
  isOutside: boolean;
  isDefault: boolean;
}

/** The modules that lead somewhere for the user: here to their first open screen, or out by their product [GEN-05]. */
export function openModules(
  webModules: readonly WebModule[],
  session: Given,
  clientId: string | null,
): OpenModule[] {
  return SUITE_MODULES.flatMap((module): OpenModule[] => {
    const given = session.modules.find((one) => one.module === module);
    if (!given) return [];
    const about = { module, isDefault: given.default };
    if (given.url) return [{ ...about, address: given.url, isOutside: true }];
    // The super admin app is part of this suite unless there is another one.
    const isHere = given.product === 'v2' || module === 'superadmin';
    const [first] = isHere ? openLines(webModules, session, module) : [];
    return first
      ? [{ ...about, address: screenAddress(first.key, clientId), isOutside: false }]
      : [];
  });
}

export function isHouse({ module }: OpenModule): boolean {
  return module === 'superadmin';
}

/** Where a user starts at a client; undefined when nothing is open to them [NAV-01] [NAV-05]. */
export function homeOf(
  webModules: readonly WebModule[],
  session: Given,
  clientId: string | null,
): OpenModule | undefined {
  const open = openModules(webModules, session, clientId);
  return open.find(({ isDefault }) => isDefault) ?? open[0];
}
