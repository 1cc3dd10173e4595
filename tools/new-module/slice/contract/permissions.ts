import { BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';

export const seeStampCards = definePermission({
  ability: 'corner-shop.see',
  sentence: 'The brand’s own users see its stamp cards.',
  roles: BRAND_ROLES,
  menu: 'platform/corner-shop',
});
export const manageStampCards = definePermission({
  ability: 'corner-shop.manage',
  sentence: 'Who sees the stamp cards also adds, changes, imports and deletes them.',
  roles: BRAND_ROLES,
  menu: 'platform/corner-shop',
});
