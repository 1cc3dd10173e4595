import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';

/** Store locators are published by the brand. */
export const locatorMenu = defineMenu([
  { key: 'platform/locator/list', module: 'platform', roles: BRAND_ROLES },
  { key: 'platform/locator/creation', module: 'platform', roles: BRAND_ROLES },
  { key: 'platform/locator/dashboard', module: 'platform', roles: BRAND_ROLES },
]);
