import type { MenuItem } from '#platform/contract/navigation.ts';
import { onDemand } from './load-chunk.tsx';
import { isSuperAdminPath } from './screen-address.ts';
import type {
  MenuAppearance,
  MenuLine,
  MenuSection,
  ModuleAction,
  PublicRoute,
  RecordPages,
  ScreenFile,
  ScreenRoute,
  SuperAdminRoute,
  WebModule,
} from './web-module.ts';

type AnyScreen = ScreenRoute | SuperAdminRoute;
// The parameters of a file's preload depend on the screen's path, so this type leaves them open.
type AnyFile = () => Promise<ScreenFile<(given: never) => void>>;
type Declared = Omit<ScreenRoute, 'screen'> | Omit<SuperAdminRoute, 'screen'>;

/**
 * Checks the menu and screens of a module. Each menu item needs an appearance, and a screen can only belong to an existing
 * item. A section is a menu entry that is not granted separately but comes with its item. A screen whose path begins with
 * `super-admin/` belongs to no client. A screen names its file in `screen-files.ts`; without one its page says that it is not
 * built yet.
 */
export function defineWebModule<
  const Menu extends readonly MenuItem[],
  Files extends Readonly<Record<string, AnyFile>> = Record<never, AnyFile>,
  const Sections extends Readonly<Record<string, MenuSection<Menu[number]['key']>>> = Record<
    never,
    never
  >,
>(given: {
  name: string;
  menu: Menu;
  looks: Record<Menu[number]['key'], MenuAppearance>;
  sections?: Sections;
  actions?: readonly (ModuleAction & { item: Menu[number]['key'] })[];
  files?: () => Promise<Files>;
  /** Menu entries and screens of described records (`recordPages`). */
  records?: readonly RecordPages<Menu[number]['key']>[];
  screens: readonly (Declared & {
    menu?: Menu[number]['key'];
    section?: keyof Sections & string;
    screen?: keyof Files & string;
  })[];
  open?: readonly PublicRoute[];
}): WebModule {
  const appearances: Readonly<Record<string, MenuAppearance>> = given.looks;
  const fileOf = async (name: keyof Files) => {
    const file = (await given.files?.())?.[name];
    if (!file) throw new Error(`${given.name} has no file of the screen ${String(name)}`);
    return file();
  };
  // A path that begins with `super-admin/` identifies a suite screen; the type of the combined list cannot express that.
  const all = given.screens.map(({ screen, ...declared }) => ({
    ...declared,
    ...(screen !== undefined && { screen: () => fileOf(screen) }),
  })) as unknown as readonly AnyScreen[];
  const { records = [] } = given;
  const sections: Readonly<Record<string, MenuSection<string>>> = {
    ...given.sections,
    ...Object.assign({}, ...records.map((record) => record.sections)),
  };
  const ownLines = given.menu.flatMap(({ key, module }) => {
    const look = appearances[key];
    return look ? [{ key, item: key, module, ...withCount(look) }] : [];
  });
  const furtherLines = Object.entries(sections).flatMap(([key, section]) =>
    given.menu
      .filter((item) => item.key === section.item)
      .map(({ module }) => ({ ...withCount(section), key, module })),
  );
  return {
    name: given.name,
    menu: given.menu,
    lines: linesInOrder(ownLines, furtherLines),
    actions: given.actions ?? [],
    screens: [
      ...all.filter((screen): screen is ScreenRoute => !isSuperAdminPath(screen.path)),
      ...records.flatMap((record) => record.screens),
    ],
    suite: all.filter((screen): screen is SuperAdminRoute => isSuperAdminPath(screen.path)),
    open: given.open ?? [],
  };
}

/** The count of a menu entry loads after the menu. Created once, so that it stays while the menu changes. */
function withCount<Look extends MenuAppearance>({ count, ...look }: Look) {
  return count ? { ...look, Count: onDemand(count) } : look;
}

/** Inserts each further entry below the one it names, otherwise at the end. */
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
