import { ADMIN_ROLES, definePermission, ROLES } from '#platform/contract/permission.ts';

export const seeOpportunity = definePermission({
  ability: 'opportunity.see',
  sentence:
    'Users who were given the opportunity map see demand and retailers; sales representatives and store owners see their own locations and the areas around them.',
  roles: ROLES,
  menu: 'platform/opportunity',
});
export const manageProspects = definePermission({
  ability: 'opportunity.manage-prospects',
  sentence:
    'Admins who were given the opportunity map create, import and assign prospects, and import demand and sales.',
  roles: ADMIN_ROLES,
  menu: 'platform/opportunity',
});
export const configureOpportunity = definePermission({
  ability: 'opportunity.configure',
  sentence: 'Admins who were given the configuration change what the opportunity map shows.',
  roles: ADMIN_ROLES,
  menu: 'platform/configuration',
});
