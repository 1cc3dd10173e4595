import type { Role } from '#platform/contract/permission.ts';

export const ROLE_NAMES = {
  super_admin: 'platform:role.superAdmin',
  brand_admin: 'platform:role.brandAdmin',
  brand_user: 'platform:role.brandUser',
  sales_rep: 'platform:role.salesRep',
  store_owner: 'platform:role.storeOwner',
} as const satisfies Record<Role, string>;
