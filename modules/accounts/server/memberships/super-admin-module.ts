import type { Product, SuiteModule } from '#platform/contract/navigation.ts';

/** Super admins have the operations module at every client, and without any. */
export const SUPER_ADMIN_MODULE: { module: SuiteModule; product: Product } = {
  module: 'superadmin',
  product: 'superadmin',
};
