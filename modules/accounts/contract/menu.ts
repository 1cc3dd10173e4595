import { defineMenu } from '#platform/contract/navigation.ts';
import { ADMIN_ROLES } from '#platform/contract/role.ts';
import { MANAGES_USERS } from './permissions.ts';

/** Users are managed by admins, those of all clients by super admins; the profile page is everybody's and needs no menu item. */
export const accountsMenu = defineMenu([
  { key: MANAGES_USERS, module: 'settings', roles: ADMIN_ROLES },
  { key: 'super-admin/users', module: 'superadmin', roles: ['super_admin'] },
]);
