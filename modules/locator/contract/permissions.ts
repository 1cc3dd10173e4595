import { ADMIN_ROLES, BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';

/** Permissions for store locators. */
export const seeLocators = definePermission({
  ability: 'locators.see',
  sentence: 'Users of the brand who were given the locators see them and how they are set up.',
  roles: BRAND_ROLES,
  menu: 'platform/locator/list',
});
export const changeLocators = definePermission({
  ability: 'locators.change',
  sentence: 'Who sees the locators also changes, publishes, restores and deletes them.',
  roles: BRAND_ROLES,
  menu: 'platform/locator/list',
});
export const createLocators = definePermission({
  ability: 'locators.create',
  sentence: 'Users of the brand who were given the creation of locators make new ones.',
  roles: BRAND_ROLES,
  menu: 'platform/locator/creation',
});
export const seeLocatorDashboard = definePermission({
  ability: 'locators.dashboard',
  sentence: 'Users of the brand who were given the locator dashboard see visits and searches.',
  roles: BRAND_ROLES,
  menu: 'platform/locator/dashboard',
});
export const connectLocatorSources = definePermission({
  ability: 'locators.connect-sources',
  sentence:
    'Admins who were given the locator dashboard connect Search Console and GA4 by a service account.',
  roles: ADMIN_ROLES,
  menu: 'platform/locator/dashboard',
});
