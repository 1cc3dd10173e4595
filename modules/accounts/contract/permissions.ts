import { ADMIN_ROLES, definePermission } from '#platform/contract/permission.ts';

/** The menu item that gives access to user management. */
export const MANAGES_USERS = 'settings/list';

export const manageUsers = definePermission({
  ability: 'users.manage',
  sentence: 'Admins invite, change, disable and bring back the users of their client.',
  roles: ADMIN_ROLES,
  menu: MANAGES_USERS,
});
