import { SUITE_MODULES, type SuiteModule } from '#platform/contract/navigation.ts';
import { findAddressFault } from '#platform/contract/page-addresses/page-address.ts';
import { SUPER_ADMIN_PATH } from '#platform/web/module/screen-address.ts';
import type { ScreenRoute, SuperAdminRoute, WebModule } from '#platform/web/module/web-module.ts';
import { addressBelow } from '../navigation/addresses.ts';

type AnyScreen = ScreenRoute | SuperAdminRoute;

export interface Place {
  module: SuiteModule | undefined;
  /** The highlighted menu entry: the one of this screen, or the one that leads to it. */
  item: string | undefined;
}

/** Finds the position of an address in the menus. */
export function findMenuPlace(webModules: readonly WebModule[], pathname: string): Place {
  const below = addressBelow(pathname);
  const [word] = below.split('/');
  const module = SUITE_MODULES.find(
    (name) => word === (name === 'superadmin' ? SUPER_ADMIN_PATH : name),
  );
  const screens = webModules.flatMap(({ screens, suite }): AnyScreen[] => [...screens, ...suite]);
  const screen = screens.find(({ path }) => path === below) ?? screens.find(holds(below));
  return { module, item: screen?.section ?? screen?.menu };
}

/** A malformed id does not match its screen, so no entry is highlighted. */
function holds(below: string): (screen: AnyScreen) => boolean {
  return ({ path, params = {} }) => {
    const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(below);
    return found !== null && findAddressFault(params, found.groups ?? {}) === undefined;
  };
}
