import { BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';

/** Permissions for the contacts of a brand. */
export const seeContactFigures = definePermission({
  ability: 'profile-hub.see-figures',
  sentence:
    'Users of the brand who were given the dashboard see how many contacts there are and of what kind.',
  roles: BRAND_ROLES,
  menu: 'profilehub/dashboard',
});
export const seeContacts = definePermission({
  ability: 'profile-hub.see',
  sentence:
    'Users of the brand who were given the contacts see each of them, its consent and its journey, and the segments.',
  roles: BRAND_ROLES,
  menu: 'profilehub/contacts',
});
export const changeContacts = definePermission({
  ability: 'profile-hub.change',
  sentence:
    'Who sees the contacts also adds, changes and merges them, records their consent and keeps segments.',
  roles: BRAND_ROLES,
  menu: 'profilehub/contacts',
});
export const eraseContacts = definePermission({
  ability: 'profile-hub.erase',
  sentence:
    'Brand admins who see the contacts erase persons for good, give them what is kept of them and say how long contacts are kept.',
  roles: ['super_admin', 'brand_admin'],
  menu: 'profilehub/contacts',
});
export const changeBlocks = definePermission({
  ability: 'profile-hub.change-blocks',
  sentence:
    'Brand admins who see the contacts remove entries of the block list that were set by hand, and bring entries by file.',
  roles: ['super_admin', 'brand_admin'],
  menu: 'profilehub/contacts',
});
export const importContacts = definePermission({
  ability: 'profile-hub.import',
  sentence:
    'Users of the brand who were given the menu item bring contacts by file and take an import back.',
  roles: BRAND_ROLES,
  menu: 'profilehub/import',
});
export const exportContacts = definePermission({
  ability: 'profile-hub.export',
  sentence: 'Users of the brand who were given the menu item take contacts out as a file.',
  roles: BRAND_ROLES,
  menu: 'profilehub/export',
});
export const seeCriteria = definePermission({
  ability: 'profile-hub.see-criteria',
  sentence: 'Users who work with contacts in any way read the criteria that describe them.',
  roles: BRAND_ROLES,
  menu: [
    'profilehub/dashboard',
    'profilehub/contacts',
    'profilehub/import',
    'profilehub/export',
    'profilehub/criteria',
    'profilehub/criteria-mapping',
  ],
});
export const changeCriteria = definePermission({
  ability: 'profile-hub.change-criteria',
  sentence: 'Users of the brand who were given the menu item make and change criteria.',
  roles: BRAND_ROLES,
  menu: 'profilehub/criteria',
});
export const mapCampaigns = definePermission({
  ability: 'profile-hub.map',
  sentence:
    'Users of the brand who were given the menu item say what the answers of a campaign mean for a contact.',
  roles: BRAND_ROLES,
  menu: 'profilehub/criteria-mapping',
});
