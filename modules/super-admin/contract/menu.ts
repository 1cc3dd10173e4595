import { defineMenu } from '#platform/contract/navigation.ts';

/** Screens to operate the whole suite, for super admins only and independent of any client. */
export const superAdminMenu = defineMenu([
  { key: 'super-admin/jobs', module: 'superadmin', roles: ['super_admin'] },
  { key: 'super-admin/outbox', module: 'superadmin', roles: ['super_admin'] },
  { key: 'super-admin/webhooks', module: 'superadmin', roles: ['super_admin'] },
  { key: 'super-admin/connectors', module: 'superadmin', roles: ['super_admin'] },
  { key: 'super-admin/audit', module: 'superadmin', roles: ['super_admin'] },
  { key: 'super-admin/storage', module: 'superadmin', roles: ['super_admin'] },
]);
