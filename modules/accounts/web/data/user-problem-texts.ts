import { cannotActAs } from '#modules/accounts/contract/act-as-user.ts';
import { lastSuperAdmin } from '#modules/accounts/contract/super-admin-users.ts';
import {
  associationsNeeded,
  clientRefusesUsers,
  defaultModuleNotGiven,
  disabledEverywhere,
  emailNotWhileActing,
  emailTaken,
  invitedTooOften,
  lastBrandAdmin,
  menuNotOffered,
  notDisabled,
  notInvited,
  notYourself,
  personNotYours,
  roleAboveOwn,
  userChangedMeanwhile,
} from '#modules/accounts/contract/user-problems.ts';
import { associationUnknown } from '#platform/contract/association.ts';
import type { ProblemTexts } from '#platform/web/api/problem-text.ts';

/** Words for what can be refused about a user: as a toast, at its field, and as the reason why something is closed. */
export const USER_PROBLEM_TEXTS = {
  [emailTaken.code]: 'accounts:problem.emailTaken',
  [emailNotWhileActing.code]: 'accounts:problem.emailNotWhileActing',
  [roleAboveOwn.code]: 'accounts:problem.roleAboveOwn',
  [lastBrandAdmin.code]: 'accounts:problem.lastBrandAdmin',
  [lastSuperAdmin.code]: 'accounts:problem.lastSuperAdmin',
  [defaultModuleNotGiven.code]: 'accounts:problem.defaultModuleNotGiven',
  [menuNotOffered.code]: 'accounts:problem.menuNotOffered',
  [associationsNeeded.code]: 'accounts:problem.associationsNeeded',
  [associationUnknown.code]: 'accounts:problem.associationUnknown',
  [clientRefusesUsers.code]: 'accounts:problem.clientRefusesUsers',
  [userChangedMeanwhile.code]: 'accounts:problem.changedMeanwhile',
  [personNotYours.code]: 'accounts:problem.personNotYours',
  [notYourself.code]: 'accounts:problem.notYourself',
  [disabledEverywhere.code]: 'accounts:problem.disabledEverywhere',
  [notDisabled.code]: 'accounts:problem.notDisabled',
  [notInvited.code]: 'accounts:problem.notInvited',
  [invitedTooOften.code]: 'accounts:problem.invitedTooOften',
  [cannotActAs.code]: 'accounts:problem.cannotActAs',
} as const satisfies ProblemTexts;

/** A rule of the form alone: somebody without any menu item could sign in and see nothing. */
export const MENUS_NEEDED = 'menusNeeded';
