import { definePermission } from '#platform/contract/permission.ts';
import { ADMIN_ROLES } from '#platform/contract/role.ts';

/** The menu item of who manages users. */
export const MANAGES_USERS = 'settings/list';

/** Who may do what with the users of a client. */
export const manageUsers = definePermission({
  ability: 'users.manage',
  sentence: 'Admins invite, change, disable and bring back the users of their client.',
  roles: ADMIN_ROLES,
  menu: MANAGES_USERS,
});
