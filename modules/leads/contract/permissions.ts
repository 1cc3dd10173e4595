import { definePermission } from '#platform/contract/permission.ts';
import { BRAND_ROLES } from '#platform/contract/role.ts';

/** Who may do what with forms. */
export const seeForms = definePermission({
  ability: 'forms.see',
  sentence: 'Users of the brand who were given the forms see them and how they are set up.',
  roles: BRAND_ROLES,
  menu: 'platform/forms',
});
export const changeForms = definePermission({
  ability: 'forms.change',
  sentence:
    'Who sees the forms also adds, changes, duplicates and switches them off, and makes keys for servers that send leads.',
  roles: BRAND_ROLES,
  menu: 'platform/forms',
});
