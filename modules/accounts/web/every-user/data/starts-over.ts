import type { EveryUser } from '#modules/accounts/contract/super-admin-users.ts';

/** Whether gaining access would reset the password, because the mailbox was never proven. */
export function startsOver({
  status,
  superAdmin,
  mailboxProven,
}: Pick<EveryUser, 'status' | 'superAdmin' | 'mailboxProven'>): boolean {
  return status === 'active' && !superAdmin && !mailboxProven;
}
