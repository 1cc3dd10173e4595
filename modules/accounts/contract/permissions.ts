import { ADMIN_ROLES, definePermission } from '#platform/contract/permission.ts';

/** The menu item that gives access to user management. */
export const MANAGES_USERS = 'settings/list';

export const manageUsers = definePermission({
  ability: 'users.manage',
  sentence: 'Admins invite, change, disable and bring back the users of their client.',
  roles: ADMIN_ROLES,
  menu: MANAGES_USERS,
  notForKeys: 'A key must not give access to users.',
});

/** The menu item of the API keys of the brand. */
export const MANAGES_API_KEYS = 'settings/api-keys';

export const manageApiKeys = definePermission({
  ability: 'api-keys.manage',
  sentence: 'Admins create, change and end the API keys of their brand.',
  roles: ADMIN_ROLES,
  menu: MANAGES_API_KEYS,
  notForKeys: 'A key must not create keys or change its own permissions.',
});
