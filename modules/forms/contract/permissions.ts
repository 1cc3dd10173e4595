import { BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';

export const seeForms = definePermission({
  ability: 'forms.see',
  sentence: 'Users of the brand who were given the forms see them and how they are set up.',
  roles: BRAND_ROLES,
  menu: 'platform/forms',
});
export const changeForms = definePermission({
  ability: 'forms.change',
  sentence:
    'Who sees the forms also adds, changes, duplicates and switches them off, and makes keys for servers that send leads; who sees leads, also keys that read them.',
  roles: BRAND_ROLES,
  menu: 'platform/forms',
});
