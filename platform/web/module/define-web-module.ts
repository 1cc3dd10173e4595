import type { MenuItem } from '#platform/contract/navigation.ts';
import { isHousePath } from './house-address.ts';
import { onDemand } from './on-demand.tsx';
import type {
  HouseRoute,
  MenuLine,
  MenuLook,
  ModuleAction,
  OpenRoute,
  ScreenFile,
  ScreenRoute,
  WebModule,
} from './web-module.ts';

type AnyScreen = ScreenRoute | HouseRoute;
// What a file's preload is given depends on where its screen stands, which its path says.
type AnyFile = () => Promise<ScreenFile<(given: never) => void>>;
type Section<Item extends string> = MenuLook & {
  item: Item;
  /** The line it stands below; the last one of its module without. */
  after?: Item;
};
type Declared = Omit<ScreenRoute, 'screen'> | Omit<HouseRoute, 'screen'>;

/**
 * Every item of the module's menu must be given a look, and a screen can only stand behind an item that exists. A
 * section is a line of the menu that nobody is given by itself: it comes with the item it belongs to. A screen whose path begins with `super-admin/` stands outside of any client, and is given none. A screen names its file
 * in `screen-files.ts`; without one it is not built yet, and its page says so.
 */
export function defineWebModule<
  const Menu extends readonly MenuItem[],
  Files extends Readonly<Record<string, AnyFile>> = Record<never, AnyFile>,
  const Sections extends Readonly<Record<string, Section<Menu[number]['key']>>> = Record<
    never,
    never
  >,
>(given: {
  name: string;
  menu: Menu;
  looks: Record<Menu[number]['key'], MenuLook>;
  sections?: Sections;
  actions?: readonly (ModuleAction & { item: Menu[number]['key'] })[];
  files?: () => Promise<Files>;
  screens: readonly (Declared & {
    menu?: Menu[number]['key'];
    section?: keyof Sections & string;
    screen?: keyof Files & string;
  })[];
  open?: readonly OpenRoute[];
}): WebModule {
  const looks: Readonly<Record<string, MenuLook>> = given.looks;
  const fileOf = async (name: keyof Files) => {
    const file = (await given.files?.())?.[name];
    if (!file) throw new Error(`${given.name} has no file of the screen ${String(name)}`);
    return file();
  };
  // A path that begins with `super-admin/` is a house's; its type says so, the list of both cannot.
  const all = given.screens.map(({ screen, ...declared }) => ({
    ...declared,
    ...(screen !== undefined && { screen: () => fileOf(screen) }),
  })) as unknown as readonly AnyScreen[];
  const ownLines = given.menu.flatMap(({ key, module }) => {
    const look = looks[key];
    return look ? [{ key, item: key, module, ...withCount(look) }] : [];
  });
  const furtherLines = Object.entries(given.sections ?? {}).flatMap(([key, section]) =>
    given.menu
      .filter((item) => item.key === section.item)
      .map(({ module }) => ({ ...withCount(section), key, module })),
  );
  return {
    name: given.name,
    menu: given.menu,
    lines: linesInOrder(ownLines, furtherLines),
    actions: given.actions ?? [],
    screens: all.filter((screen): screen is ScreenRoute => !isHousePath(screen.path)),
    house: all.filter((screen): screen is HouseRoute => isHousePath(screen.path)),
    open: given.open ?? [],
  };
}

/** The count of a line arrives after the menu, and is made once so that it stays while the menu changes. */
function withCount<Look extends MenuLook>({ count, ...look }: Look) {
  return count ? { ...look, Count: onDemand(count) } : look;
}

/** Each further line below the one it names, else at the end. */
function linesInOrder(
  own: readonly MenuLine[],
  further: readonly (MenuLine & { after?: string })[],
): MenuLine[] {
  const below = (key: string) => further.filter(({ after }) => after === key);
  return [
    ...own.flatMap((line) => [line, ...below(line.key)]),
    ...further.filter(({ after }) => after === undefined),
  ];
}
