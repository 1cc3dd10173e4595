import { defineMenu } from '#platform/contract/navigation.ts';
import { ADMIN_ROLES, ROLES } from '#platform/contract/permission.ts';

/** All users see the areas of their own locations; only admins configure the map. */
export const opportunityMenu = defineMenu([
  { key: 'platform/opportunity', module: 'platform', roles: ROLES },
  { key: 'platform/configuration', module: 'platform', roles: ADMIN_ROLES },
]);
