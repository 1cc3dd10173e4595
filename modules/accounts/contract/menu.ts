import { defineMenu } from '#platform/contract/navigation.ts';
import { ADMIN_ROLES } from '#platform/contract/permission.ts';
import { MANAGES_API_KEYS, MANAGES_USERS } from './permissions.ts';

/**
 * Admins manage the users and API keys of their client, super admins those of all clients. The profile page is open to every user
 * and needs no menu item.
 */
export const accountsMenu = defineMenu([
  { key: MANAGES_USERS, module: 'settings', roles: ADMIN_ROLES },
  { key: MANAGES_API_KEYS, module: 'settings', roles: ADMIN_ROLES },
  { key: 'super-admin/users', module: 'superadmin', roles: ['super_admin'] },
]);
