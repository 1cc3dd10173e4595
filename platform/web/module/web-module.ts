import type { Icon } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MenuItem, SuiteModule } from '#platform/contract/navigation.ts';
import type { AddressPartForm } from '#platform/contract/page-address.ts';
import type { Permission } from '#platform/contract/permission.ts';
import type { CurrentClient } from './current-client.ts';
import type { SuperAdminPath } from './screen-address.ts';
import type { TextKey } from './translate.ts';

/** Appearance of a menu entry. Entries with the same group are shown together under its heading. */
export interface MenuAppearance {
  label: TextKey;
  icon: Icon;
  group: TextKey;
  /** The line that it follows, also of another module; else the order of the modules applies. */
  after?: string;
  /** Draws how many records wait behind the line, with `CountMark`; only while a client is open. */
  count?: () => Promise<{ default: ComponentType }>;
}

export interface MenuLine extends Omit<MenuAppearance, 'count'> {
  Count?: ComponentType;
  /** The target path. */
  key: string;
  /** The menu item that opens it to a user: itself, or for a further section the one it belongs to. */
  item: string;
  module: SuiteModule;
}

/** A menu entry that is not granted separately but comes with its item. */
export type MenuSection<Item extends string = string> = MenuAppearance & {
  item: Item;
  /** The menu entry above it; without one it is the last of its module. */
  after?: Item;
};

/** What can be begun from the search of the header, wherever the user is [NAV-08]. */
export interface ModuleAction {
  id: string;
  label: TextKey;
  icon: Icon;
  /** The menu item that opens it to a user. */
  item: string;
  /** The screen it is done on, below the client's address. */
  path: string;
  /** The action of that screen that is done there; none where opening it is enough. */
  action?: string;
  may?: Permission;
}

/** Prefetches the data of a screen without a client while it loads; it must not throw. */
export type SuperAdminPreload = (given: {
  queries: QueryClient;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, unknown>>;
}) => void;

/** The same for a screen of a client. */
export type ScreenPreload = (
  given: Parameters<SuperAdminPreload>[0] & { client: CurrentClient },
) => void;

/** The file of a screen. */
export interface ScreenFile<Preload = ScreenPreload> {
  default: ComponentType;
  preload?: Preload;
}

interface Screen<Path extends string, Preload> {
  path: Path;
  title: TextKey;
  params?: Readonly<Record<string, AddressPartForm>>;
  /** The menu item that opens this screen to a user; without one it is open to every user of the client. */
  menu?: string;
  /** The line of the menu that is lit, where that is a further section and not the menu item. */
  section?: string;
  /**
   * Permission to find it in the search, where fewer users have it than see the menu item; the server refuses others
   * anyway.
   */
  may?: Permission;
  /** Absent while the screen is not built; the page says so. */
  screen?: () => Promise<ScreenFile<Preload>>;
}

/** Below the client's address, with parameters in braces: `touchpoints/{id}`. */
export type ClientPath =
  | `${Exclude<SuiteModule, 'superadmin'>}/${string}`
  | 'profile'
  | 'profile/notifications';
export type ScreenRoute = Screen<ClientPath, ScreenPreload>;

/** A screen about all clients: it is for super admins, and its path is its whole address. */
export interface SuperAdminRoute extends Screen<SuperAdminPath, SuperAdminPreload> {
  menu: string;
}

/** What a described record adds to the web part of its module. */
export interface RecordPages<Item extends string = string> {
  /** None where the list opens with the menu item itself. */
  sections: Readonly<Record<string, MenuSection<Item>>>;
  screens: readonly ScreenRoute[];
}

/** A page for people without an account. */
export interface PublicRoute {
  path: string;
  title: TextKey;
  params?: Readonly<Record<string, AddressPartForm>>;
  screen?: () => Promise<{ default: ComponentType }>;
}

/** The web part of a module: its menu entries and screens. The suite combines them. */
export interface WebModule {
  /** The folder of the module, which is also the namespace of its texts. */
  name: string;
  menu: readonly MenuItem[];
  lines: readonly MenuLine[];
  actions: readonly ModuleAction[];
  screens: readonly ScreenRoute[];
  suite: readonly SuperAdminRoute[];
  open: readonly PublicRoute[];
}
