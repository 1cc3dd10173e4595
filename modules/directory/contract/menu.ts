import { defineMenu } from '#platform/contract/navigation.ts';
import { ADMIN_ROLES } from '#platform/contract/permission.ts';

/**
 * Admins manage locations and products of their client and read its settings. Super admins manage those of all clients,
 * and the clients.
 */
export const directoryMenu = defineMenu([
  { key: 'settings/locations', module: 'settings', roles: ADMIN_ROLES },
  { key: 'settings/products', module: 'settings', roles: ADMIN_ROLES },
  { key: 'settings/client', module: 'settings', roles: ADMIN_ROLES },
  { key: 'super-admin/clients', module: 'superadmin', roles: ['super_admin'] },
  { key: 'super-admin/locations', module: 'superadmin', roles: ['super_admin'] },
  { key: 'super-admin/products', module: 'superadmin', roles: ['super_admin'] },
]);
