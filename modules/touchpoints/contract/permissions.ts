import { BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';

export const seeTouchpoints = definePermission({
  ability: 'touchpoints.see',
  sentence: 'The brand’s own users see its touchpoints, their codes and their scans.',
  roles: BRAND_ROLES,
  menu: 'touchpoints/list',
});
export const changeTouchpoints = definePermission({
  ability: 'touchpoints.change',
  sentence: 'Who sees the touchpoints also changes, deletes and refreshes them.',
  roles: BRAND_ROLES,
  menu: 'touchpoints/list',
});
export const createTouchpoints = definePermission({
  ability: 'touchpoints.create',
  sentence: 'Users of the brand who were given the menu item make new touchpoints.',
  roles: BRAND_ROLES,
  menu: 'touchpoints/creation',
});
export const checkTouchpoints = definePermission({
  ability: 'touchpoints.check',
  sentence:
    'Who sees the touchpoints or makes new ones reads the configurations and asks whether a suffix is free and a destination answers.',
  roles: BRAND_ROLES,
  menu: ['touchpoints/list', 'touchpoints/creation'],
});
export const importQuantities = definePermission({
  ability: 'touchpoints.import',
  sentence: 'Users of the brand who were given the menu item bring printed quantities by file.',
  roles: BRAND_ROLES,
  menu: 'touchpoints/import',
});
