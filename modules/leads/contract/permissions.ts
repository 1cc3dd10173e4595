import { BRAND_ROLES, definePermission, ROLES } from '#platform/contract/permission.ts';

/** Users limited to locations only see leads of their own locations [USR-10]. */
export const seeLeads = definePermission({
  ability: 'leads.see',
  sentence:
    'Users who were given the leads see them, those of a shop the leads of their own shops.',
  roles: ROLES,
  menu: 'platform/leads',
});
export const workOnLeads = definePermission({
  ability: 'leads.work-on',
  sentence:
    'Who sees leads also answers, edits, forwards, moves and shares them, converts them or says that they are lost.',
  roles: ROLES,
  menu: 'platform/leads',
});
export const deleteLeads = definePermission({
  ability: 'leads.delete',
  sentence: 'Users of the brand who were given the leads delete them.',
  roles: BRAND_ROLES,
  menu: 'platform/leads',
});
export const remindRecipients = definePermission({
  ability: 'leads.remind',
  sentence:
    'Users of the brand who were given the leads send recipients a reminder of what is lost soon.',
  roles: BRAND_ROLES,
  menu: 'platform/leads',
});
export const seeConversion = definePermission({
  ability: 'conversion.see',
  sentence:
    'Users who were given the conversion see what became of leads, those of a shop of their own shops.',
  roles: ROLES,
  menu: 'platform/conversion',
});
