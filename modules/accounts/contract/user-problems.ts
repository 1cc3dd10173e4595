/** Problems of creating, changing or inviting a user. `field` is set where one input causes the problem. */

import { defineProblem } from '#platform/contract/problem.ts';

export const emailTaken = defineProblem({
  status: 409,
  code: 'EMAIL_TAKEN',
  title: 'This email is already used for another account.',
  field: 'body.email',
});
export const roleAboveOwn = defineProblem({
  status: 403,
  code: 'ROLE_ABOVE_OWN',
  title: 'Users cannot give a role above their own.',
  field: 'body.role',
});
export const lastBrandAdmin = defineProblem({
  status: 409,
  code: 'LAST_BRAND_ADMIN',
  title: 'A client needs at least one brand admin.',
  field: 'body.role',
});
export const lastBrandAdminKeepsUsers = defineProblem({
  status: 409,
  code: lastBrandAdmin.code,
  title: 'A client needs at least one brand admin who manages its users.',
  field: 'body.menus',
});
export const emailNotWhileActing = defineProblem({
  status: 403,
  code: 'EMAIL_NOT_WHILE_ACTING',
  title: 'An e-mail cannot be changed while acting as a user.',
  field: 'body.email',
});
export const defaultModuleNotGiven = defineProblem({
  status: 422,
  code: 'DEFAULT_MODULE_NOT_GIVEN',
  title: 'The default module is not one of the assigned modules.',
  field: 'body.defaultModule',
});
export const menuNotOffered = defineProblem<{ menu: string }>({
  status: 422,
  code: 'MENU_NOT_OFFERED',
  title: 'This menu item cannot be assigned to this role at this client.',
  field: 'body.menus',
});
export const associationsNeeded = defineProblem({
  status: 422,
  code: 'ASSOCIATIONS_NEEDED',
  title: 'A role limited to own locations needs at least one location.',
  field: 'body.associations',
});

// Problems of the whole request.

export const archivedClientProblem = defineProblem({
  status: 409,
  code: 'CLIENT_ARCHIVED',
  title: 'A problem prevents creating a user on this client: it is archived.',
});
export const clientWithoutModulesProblem = defineProblem({
  status: 409,
  code: 'CLIENT_WITHOUT_MODULES',
  title: 'A problem prevents creating a user on this client: it has no modules.',
});
/** All reasons why no user can be created at a client [USR-08]. */
export const clientRefusesUsers = [archivedClientProblem, clientWithoutModulesProblem] as const;
export const userOfOtherClients = defineProblem({
  status: 403,
  code: 'PERSON_NOT_YOURS',
  title:
    'Admins cannot change a person who also belongs to other clients or has access to all clients.',
});
export const notYourself = defineProblem({
  status: 409,
  code: 'NOT_YOURSELF',
  title: 'Users cannot disable themselves or change their own role, menu items or e-mail.',
});
export const disabledEverywhere = defineProblem({
  status: 409,
  code: 'DISABLED_EVERYWHERE',
  title:
    'A super admin has disabled this person everywhere, and only a super admin can reactivate them.',
});
export const notDisabled = defineProblem({
  status: 409,
  code: 'NOT_DISABLED',
  title: 'This user was not disabled.',
});
export const notInvited = defineProblem({
  status: 409,
  code: 'NOT_INVITED',
  title: 'This user has already signed in, or was disabled.',
});
export const linkByMailOnly = defineProblem({
  status: 403,
  code: 'LINK_BY_MAIL_ONLY',
  title: 'The link to this account can only be sent by mail.',
});
export const invitedTooOften = defineProblem<{ minutes: number }>({
  status: 429,
  code: 'INVITED_TOO_OFTEN',
  title: 'This user was invited several times within the hour.',
});
