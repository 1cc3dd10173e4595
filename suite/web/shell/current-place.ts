import { SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { faultOfAddress } from '#platform/web/module/address-part.ts';
import type { ScreenRoute, WebModule } from '#platform/web/module/web-module.ts';

export interface Place {
  module: SuiteModule | undefined;
  /** The line of the menu that is lit: the one whose screen this is, or through which it is reached. */
  item: string | undefined;
}

/** Where an address stands in the menus. */
export function placeOf(webModules: readonly WebModule[], pathname: string): Place {
  const below = pathname.replace(/^\/clients\/[^/]+\/?/, '');
  const module = SUITE_MODULES.find((name) => below === name || below.startsWith(`${name}/`));
  const screens = webModules.flatMap(({ screens }) => screens);
  const screen = screens.find(({ path }) => path === below) ?? screens.find(holds(below));
  return { module, item: screen?.menu };
}

/** A malformed id is no place of the screen it looks like, so nothing is lit for it. */
function holds(below: string): (screen: ScreenRoute) => boolean {
  return ({ path, params = {} }) => {
    const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(below);
    return found !== null && faultOfAddress(params, found.groups ?? {}) === undefined;
  };
}
