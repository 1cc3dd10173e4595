import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';

/** Only brand roles manage forms. */
export const formsMenu = defineMenu([
  { key: 'platform/forms', module: 'platform', roles: BRAND_ROLES },
]);
