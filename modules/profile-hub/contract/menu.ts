import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';

/** The contact database belongs to the brand; representatives of shops do not see it. */
export const profileHubMenu = defineMenu([
  { key: 'profilehub/dashboard', module: 'profilehub', roles: BRAND_ROLES },
  { key: 'profilehub/contacts', module: 'profilehub', roles: BRAND_ROLES },
  { key: 'profilehub/import', module: 'profilehub', roles: BRAND_ROLES },
  { key: 'profilehub/export', module: 'profilehub', roles: BRAND_ROLES },
  { key: 'profilehub/criteria', module: 'profilehub', roles: BRAND_ROLES },
  { key: 'profilehub/criteria-mapping', module: 'profilehub', roles: BRAND_ROLES },
]);
