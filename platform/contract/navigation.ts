import type { Role } from './role.ts';

/** The words in the header, in their order. A module of code brings items to one of them. */
export const SUITE_MODULES = [
  'profilehub',
  'communication',
  'touchpoints',
  'platform',
  'settings',
  'superadmin',
] as const;
export type SuiteModule = (typeof SUITE_MODULES)[number];

/** Where a module opens: in this suite, in the legacy one, or in the super admin app. */
export const PRODUCTS = ['v1', 'v2', 'superadmin'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Operating the whole is part of this suite, even where it has an address of its own. */
export function opensHere({ module, product }: { module: SuiteModule; product: Product }): boolean {
  return product === 'v2' || module === 'superadmin';
}

/** One line of a module's menu. Its key is its address under the client, which is also what a user is given. */
export interface MenuItem {
  key: string;
  module: SuiteModule;
  /** Who can be given it at all. */
  roles: readonly Role[];
}

export function defineMenu<const Items extends readonly MenuItem[]>(items: Items): Items {
  return items;
}
