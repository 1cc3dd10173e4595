import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES, ROLES } from '#platform/contract/role.ts';

/** Everybody works on leads of their own locations; forms belong to the brand. */
export const leadsMenu = defineMenu([
  { key: 'platform/leads', module: 'platform', roles: ROLES },
  { key: 'platform/forms', module: 'platform', roles: BRAND_ROLES },
  { key: 'platform/conversion', module: 'platform', roles: ROLES },
]);
