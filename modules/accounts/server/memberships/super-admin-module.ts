import type { Product, SuiteModule } from '#platform/contract/navigation.ts';

/** Operating the whole is open to super admins at every client, and where there is none yet. */
export const SUPER_ADMIN_MODULE: { module: SuiteModule; product: Product } = {
  module: 'superadmin',
  product: 'superadmin',
};
