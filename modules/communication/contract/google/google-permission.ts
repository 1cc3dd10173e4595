import { definePermission } from '#platform/contract/permission.ts';
import { ADMIN_ROLES } from '#platform/contract/role.ts';

/** Google speaks for the whole brand, so it is connected by its admins. */
export const connectGoogle = definePermission({
  ability: 'communication.connect-google',
  sentence:
    'Admins who were given the settings of review replies connect Google Business Profile and link its locations.',
  roles: ADMIN_ROLES,
  menu: 'communication/settings',
});
