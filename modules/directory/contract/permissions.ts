import { ADMIN_ROLES, definePermission, ROLES } from '#platform/contract/permission.ts';

/** Permissions for locations, products and client settings. */
export const seeLocations = definePermission({
  ability: 'locations.see',
  sentence:
    'Every user sees the locations of their client; sales representatives and store owners see their own only.',
  roles: ROLES,
  everywhere: 'Every module points at locations.',
});
export const manageLocations = definePermission({
  ability: 'locations.manage',
  sentence:
    'Admins add, change, close and import locations, their groups, types and representatives.',
  roles: ADMIN_ROLES,
  menu: 'settings/locations',
});
export const seeProducts = definePermission({
  ability: 'products.see',
  sentence: 'Every user sees the products of their client.',
  roles: ROLES,
  everywhere: 'Every module points at products.',
});
export const manageProducts = definePermission({
  ability: 'products.manage',
  sentence: 'Admins add, change and import products, and take them out of use.',
  roles: ADMIN_ROLES,
  menu: 'settings/products',
});
export const giveAssociations = definePermission({
  ability: 'associations.give',
  sentence: 'Admins who manage users choose the brand, groups and locations a user represents.',
  roles: ADMIN_ROLES,
  menu: 'settings/list',
  notForKeys: 'A key must not give access to users.',
});
export const seeClientSettings = definePermission({
  ability: 'client-settings.see',
  sentence: 'Admins read how their client is set up; only super admins change it.',
  roles: ADMIN_ROLES,
  menu: 'settings/client',
});
export const seeChangeRequests = definePermission({
  ability: 'change-requests.see',
  sentence:
    'Users who were given the opportunity map suggest modifications of the retailers they see, and see their own suggestions; admins see all of them.',
  roles: ROLES,
  menu: 'platform/opportunity',
});
export const decideChanges = definePermission({
  ability: 'change-requests.decide',
  sentence:
    'Admins who were given the opportunity map decide suggested modifications field by field, and undo decisions.',
  roles: ADMIN_ROLES,
  menu: 'platform/opportunity',
});
