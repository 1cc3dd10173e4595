import type { Product } from '#platform/contract/navigation.ts';

/** Labels of the product in which a module opens, used after "opens in". */
export const PRODUCT_NAMES = {
  v2: 'directory:client.productV2',
  v1: 'directory:client.productV1',
  superadmin: 'directory:client.productSuperAdmin',
} as const satisfies Record<Product, string>;
