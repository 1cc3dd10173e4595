import { defineMenu } from '#platform/contract/navigation.ts';
import { ROLES } from '#platform/contract/permission.ts';

/** All roles work on leads of their locations. */
export const leadsMenu = defineMenu([
  { key: 'platform/leads', module: 'platform', roles: ROLES },
  { key: 'platform/conversion', module: 'platform', roles: ROLES },
]);
