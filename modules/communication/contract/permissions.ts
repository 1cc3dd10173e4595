import { ADMIN_ROLES, definePermission, ROLES } from '#platform/contract/permission.ts';

/** Permissions for reviews. Location users only access the reviews of their own locations [USR-10]. */
export const seeReviews = definePermission({
  ability: 'reviews.see',
  sentence:
    'Users who were given the reviews see them; users of a shop see those of their own shops.',
  roles: ROLES,
  menu: 'communication/reviews',
});
export const answerReviews = definePermission({
  ability: 'reviews.answer',
  sentence:
    'Who sees reviews also edits, sends and discards replies; users of a shop only where the brand allows it.',
  roles: ROLES,
  menu: 'communication/reviews',
});
export const seeSemanticAnalysis = definePermission({
  ability: 'reviews.analyse',
  sentence: 'Users who were given the semantic analysis see what comments speak of.',
  roles: ROLES,
  menu: 'communication/semantic-analysis',
});
export const manageReplySettings = definePermission({
  ability: 'reviews.settings',
  sentence:
    'Admins who were given the settings decide how reviews are answered, connect sources, make keys and import past reviews.',
  roles: ADMIN_ROLES,
  menu: 'communication/settings',
});
/** A Google connection applies to the whole brand, so only its admins may connect. */
export const connectGoogle = definePermission({
  ability: 'communication.connect-google',
  sentence:
    'Admins who were given the settings of review replies connect Google Business Profile and link its locations.',
  roles: ADMIN_ROLES,
  menu: 'communication/settings',
});
