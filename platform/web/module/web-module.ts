import type { Icon } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MenuItem, SuiteModule } from '#platform/contract/navigation.ts';
import type { AddressPartForm } from '#platform/contract/page-addresses/page-address.ts';
import type { Permission } from '#platform/contract/permission.ts';
import type { CurrentClient } from './current-client.ts';
import type { SuperAdminPath } from './screen-address.ts';
import type { TextKey } from './translate.ts';

/** Appearance of a menu entry. Entries with the same group are shown together under its heading. */
export interface MenuAppearance {
  label: TextKey;
  icon: Icon;
  group: TextKey;
  /** The entry that it follows, also of another module. Default: module order. */
  after?: string;
  /** Renders the number of records of the entry, with `CountMark`; only while a client is open. */
  count?: () => Promise<{ default: ComponentType }>;
}

export interface MenuLine extends Omit<MenuAppearance, 'count'> {
  Count?: ComponentType;
  /** The target path. */
  key: string;
  /** The menu item that grants access: the item itself, or for a section the item it belongs to. */
  item: string;
  module: SuiteModule;
}

/** A menu entry that is not granted separately but comes with its item. */
export type MenuSection<Item extends string = string> = MenuAppearance & {
  item: Item;
  /** The menu entry above it; without one it is the last of its module. */
  after?: Item;
};

/** An action that can be started from the header search on any screen [NAV-08]. */
export interface ModuleAction {
  id: string;
  label: TextKey;
  icon: Icon;
  /** The menu item that grants access. */
  item: string;
  /** Path of its screen, below the client's path. */
  path: string;
  /** The action to run on that screen; undefined if opening it is enough. */
  action?: string;
  may?: Permission;
}

/** Prefetches the data of a screen without a client while it loads; it must not throw. */
export type SuperAdminPreload = (given: {
  queries: QueryClient;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, unknown>>;
}) => void;

/** Prefetches the data of a client's screen while it loads; it must not throw. */
export type ScreenPreload = (
  given: Parameters<SuperAdminPreload>[0] & { client: CurrentClient },
) => void;

/** The file of a screen. */
export interface ScreenFile<Preload = ScreenPreload> {
  default: ComponentType;
  preload?: Preload;
}

/** What a screen mainly shows; its placeholder has this shape while its code is on its way. */
export type ScreenShape = 'list' | 'rows' | 'figures' | 'form' | 'editor' | 'map';

interface Screen<Path extends string, Preload> {
  path: Path;
  title: TextKey;
  params?: Readonly<Record<string, AddressPartForm>>;
  /** The menu item that grants access; without one, all users of the client have access. */
  menu?: string;
  /** The highlighted menu entry, if it is a section instead of the menu item. */
  section?: string;
  /**
   * Permission to find the screen in the search, if it requires more than the menu item; the server refuses other users
   * anyway.
   */
  may?: Permission;
  /** A list, with its tabs and filters, if absent. */
  shape?: ScreenShape;
  /** Absent if the screen is not built yet; its page says so. */
  screen?: () => Promise<ScreenFile<Preload>>;
}

/** Path below the client's path, with parameters in braces: `touchpoints/{id}`. */
export type ClientPath =
  | `${Exclude<SuiteModule, 'superadmin'>}/${string}`
  | 'profile'
  | 'profile/notifications';
export type ScreenRoute = Screen<ClientPath, ScreenPreload>;

/** A screen across all clients, for super admins; its path is complete. */
export interface SuperAdminRoute extends Screen<SuperAdminPath, SuperAdminPreload> {
  menu: string;
}

/** What a described record adds to the web part of its module. */
export interface RecordPages<Item extends string = string> {
  /** Empty if the list opens with the menu item itself. */
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
