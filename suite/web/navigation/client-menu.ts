import type { Session } from '#modules/accounts/contract/session.ts';
import { opensHere, SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { clientAddress, screenAddress } from '#platform/web/module/screen-address.ts';
import type { MenuLine, WebModule } from '#platform/web/module/web-module.ts';

/** The parts of a session that determine the menus. */
export type Given = Pick<Session, 'modules' | 'menus'>;

export function availableKeys(session: Given): ReadonlySet<string> {
  return new Set(
    session.menus.flatMap(({ items }) =>
      items.filter(({ available }) => available).map(({ key }) => key),
    ),
  );
}

/** First in its menu, because without clients there is nothing else to operate. */
const FIRST = 'super-admin/clients';

/** The menu entries of a header module that the user may open [NAV-10]. */
export function openLines(
  webModules: readonly WebModule[],
  session: Given,
  module: SuiteModule,
): MenuLine[] {
  const available = availableKeys(session);
  const lines = webModules
    .flatMap((webModule) => webModule.lines)
    .filter((line) => line.module === module && available.has(line.item));
  return followingLines(lines).toSorted(
    (a, b) => Number(b.key === FIRST) - Number(a.key === FIRST),
  );
}

/** Places a menu entry of one module below that of another. */
function followingLines(lines: readonly MenuLine[]): MenuLine[] {
  const keys = new Set(lines.map(({ key }) => key));
  const follows = ({ after }: MenuLine) => after !== undefined && keys.has(after);
  const withFollowers = (line: MenuLine): MenuLine[] => [
    line,
    ...lines.filter(({ after }) => after === line.key).flatMap(withFollowers),
  ];
  return lines.filter((line) => !follows(line)).flatMap(withFollowers);
}

/** A screen without a file only says that it is not built yet. */
function isBuilt(webModules: readonly WebModule[], { key }: MenuLine): boolean {
  return webModules.some(({ screens, suite }) =>
    [...screens, ...suite].some(({ path, screen }) => path === key && screen !== undefined),
  );
}

export interface OpenModule {
  module: SuiteModule;
  address: string;
  isOutside: boolean;
  /** Belongs to another product whose address is not set; it links to a page that says so. */
  isUnset: boolean;
  isDefault: boolean;
}

/** The user's modules: each links to its first available screen here, or to its other product [GEN-05]. */
export function openModules(
  webModules: readonly WebModule[],
  session: Given,
  clientId: string | null,
): OpenModule[] {
  return SUITE_MODULES.flatMap((module): OpenModule[] => {
    const given = session.modules.find((one) => one.module === module);
    if (!given) return [];
    const about = { module, isDefault: given.default, isOutside: false, isUnset: false };
    if (given.url) return [{ ...about, address: given.url, isOutside: true }];
    if (!opensHere(given))
      return clientId === null
        ? []
        : [{ ...about, address: clientAddress(clientId, module), isUnset: true }];
    const lines = openLines(webModules, session, module);
    const first = lines.find((line) => isBuilt(webModules, line)) ?? lines[0];
    return first ? [{ ...about, address: screenAddress(first.key, clientId) }] : [];
  });
}

/** URL of a client's module in another product, if it opens there [GEN-05]. */
export function findExternalAddress(
  webModules: readonly WebModule[],
  session: Given,
  { clientId, path }: { clientId: string; path: string },
): string | undefined {
  const [word] = path.split('/');
  const given = session.modules.find(({ module }) => module === word);
  if (!given || opensHere(given)) return undefined;
  return openModules(webModules, session, clientId).find(({ module }) => module === word)?.address;
}

export function isSuperAdminModule({ module }: OpenModule): boolean {
  return module === 'superadmin';
}

/** Where a user starts at a client; undefined when nothing is open to them [NAV-01] [NAV-05]. */
export function findHomeModule(
  webModules: readonly WebModule[],
  session: Given,
  clientId: string | null,
): OpenModule | undefined {
  const all = openModules(webModules, session, clientId);
  // A page without further links is used as the start only if the user has nothing else.
  const leading = all.filter(({ isUnset }) => !isUnset);
  const built = leading.filter(
    ({ module, isOutside }) =>
      isOutside || openLines(webModules, session, module).some((line) => isBuilt(webModules, line)),
  );
  const open = built.length > 0 ? built : leading;
  return open.find(({ isDefault }) => isDefault) ?? open[0] ?? all[0];
}
