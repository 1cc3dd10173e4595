import type { UserView } from '#modules/accounts/contract/user-list.ts';

/** Labels of the user views. */
export const VIEW_NAMES = {
  all: 'accounts:view.all',
  active: 'accounts:view.active',
  invited: 'accounts:view.invited',
  'invitation-failed': 'accounts:view.failed',
  disabled: 'accounts:view.disabled',
} as const satisfies Record<UserView, string>;
