import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';

/** Corner shop is only for users of the brand. */
export const cornerShopMenu = defineMenu([
  { key: 'platform/corner-shop', module: 'platform', roles: BRAND_ROLES },
]);
