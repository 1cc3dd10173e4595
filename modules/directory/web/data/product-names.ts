import type { Product } from '#platform/contract/navigation.ts';

/** Where a module opens, as it stands behind "opens in". */
export const PRODUCT_NAMES = {
  v2: 'directory:client.productV2',
  v1: 'directory:client.productV1',
  superadmin: 'directory:client.productSuperAdmin',
} as const satisfies Record<Product, string>;
