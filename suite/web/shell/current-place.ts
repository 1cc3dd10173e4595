import { faultOfAddress } from '#platform/contract/address-part.ts';
import { SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { HOUSE } from '#platform/web/module/house-address.ts';
import type { HouseRoute, ScreenRoute, WebModule } from '#platform/web/module/web-module.ts';
import { addressBelow } from '../navigation/address-below.ts';

type AnyScreen = ScreenRoute | HouseRoute;

export interface Place {
  module: SuiteModule | undefined;
  /** The line of the menu that is lit: the one whose screen this is, or through which it is reached. */
  item: string | undefined;
}

/** Where an address stands in the menus. */
export function placeOf(webModules: readonly WebModule[], pathname: string): Place {
  const below = addressBelow(pathname);
  const [word] = below.split('/');
  const module = SUITE_MODULES.find((name) => word === (name === 'superadmin' ? HOUSE : name));
  const screens = webModules.flatMap(({ screens, house }): AnyScreen[] => [...screens, ...house]);
  const screen = screens.find(({ path }) => path === below) ?? screens.find(holds(below));
  return { module, item: screen?.section ?? screen?.menu };
}

/** A malformed id is no place of the screen it looks like, so nothing is lit for it. */
function holds(below: string): (screen: AnyScreen) => boolean {
  return ({ path, params = {} }) => {
    const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(below);
    return found !== null && faultOfAddress(params, found.groups ?? {}) === undefined;
  };
}
