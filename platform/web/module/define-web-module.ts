import type { MenuItem } from '#platform/contract/navigation.ts';
import { isHousePath } from './house-address.ts';
import type { HouseRoute, MenuLook, OpenRoute, ScreenRoute, WebModule } from './web-module.ts';

type AnyScreen = ScreenRoute | HouseRoute;

/**
 * Every item of the module's menu must be given a look, and a screen can only stand behind an item that exists. A
 * screen whose path begins with `super-admin/` stands outside of any client, and is given none.
 */
export function defineWebModule<const Menu extends readonly MenuItem[]>(given: {
  name: string;
  menu: Menu;
  looks: Record<Menu[number]['key'], MenuLook>;
  screens: readonly (AnyScreen & { menu?: Menu[number]['key'] })[];
  open?: readonly OpenRoute[];
}): WebModule {
  const looks: Readonly<Record<string, MenuLook>> = given.looks;
  const all: readonly AnyScreen[] = given.screens;
  return {
    name: given.name,
    menu: given.menu,
    lines: given.menu.flatMap(({ key, module }) => {
      const look = looks[key];
      return look ? [{ key, module, ...look }] : [];
    }),
    screens: all.filter((screen): screen is ScreenRoute => !isHousePath(screen.path)),
    house: all.filter((screen): screen is HouseRoute => isHousePath(screen.path)),
    open: given.open ?? [],
  };
}
