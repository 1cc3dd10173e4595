import type { Role } from './permission.ts';

/** Entries of the header in display order. Code modules add their menu items to one of them. */
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

/** The super admin module always belongs to this suite, even if it has a separate address. */
export function opensHere({ module, product }: { module: SuiteModule; product: Product }): boolean {
  return product === 'v2' || module === 'superadmin';
}

/** An item of a module's menu. Its key is its path below the client and also the unit of access granted to users. */
export interface MenuItem {
  key: string;
  module: SuiteModule;
  /** Roles that can be granted this item. */
  roles: readonly Role[];
}

export function defineMenu<const Items extends readonly MenuItem[]>(items: Items): Items {
  return items;
}
