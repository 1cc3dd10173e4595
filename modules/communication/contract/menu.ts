import { defineMenu } from '#platform/contract/navigation.ts';
import { ADMIN_ROLES, ROLES } from '#platform/contract/permission.ts';

/** All users see the reviews of their own locations; only admins configure the replies. */
export const communicationMenu = defineMenu([
  { key: 'communication/reviews', module: 'communication', roles: ROLES },
  { key: 'communication/semantic-analysis', module: 'communication', roles: ROLES },
  { key: 'communication/settings', module: 'communication', roles: ADMIN_ROLES },
]);
