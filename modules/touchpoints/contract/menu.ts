import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';

/** Short URLs and QR codes are managed by users of the brand. */
export const touchpointsMenu = defineMenu([
  { key: 'touchpoints/list', module: 'touchpoints', roles: BRAND_ROLES },
  { key: 'touchpoints/creation', module: 'touchpoints', roles: BRAND_ROLES },
  { key: 'touchpoints/import', module: 'touchpoints', roles: BRAND_ROLES },
]);
