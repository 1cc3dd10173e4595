import type { MenuItem } from '#platform/contract/navigation.ts';
import type { MenuLook, OpenRoute, ScreenRoute, WebModule } from './web-module.ts';

/** Every item of the module's menu must be given a look, and a screen can only stand behind an item that exists. */
export function defineWebModule<const Menu extends readonly MenuItem[]>(given: {
  name: string;
  menu: Menu;
  looks: Record<Menu[number]['key'], MenuLook>;
  screens: readonly (ScreenRoute & { menu?: Menu[number]['key'] })[];
  open?: readonly OpenRoute[];
}): WebModule {
  const looks: Readonly<Record<string, MenuLook>> = given.looks;
  return {
    name: given.name,
    menu: given.menu,
    lines: given.menu.flatMap(({ key, module }) => {
      const look = looks[key];
      return look ? [{ key, module, ...look }] : [];
    }),
    screens: given.screens,
    open: given.open ?? [],
  };
}
