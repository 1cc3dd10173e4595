import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES, ROLES } from '#platform/contract/permission.ts';

/** All roles work on leads of their locations; only brand roles manage forms. */
export const leadsMenu = defineMenu([
  { key: 'platform/leads', module: 'platform', roles: ROLES },
  { key: 'platform/forms', module: 'platform', roles: BRAND_ROLES },
  { key: 'platform/conversion', module: 'platform', roles: ROLES },
]);
