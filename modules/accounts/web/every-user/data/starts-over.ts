import type { EveryUser } from '#modules/accounts/contract/super-admin-users.ts';

/** Whose password counts no longer when the account opens more: nobody has shown that the mailbox is theirs. */
export function startsOver({
  status,
  superAdmin,
  mailboxProven,
}: Pick<EveryUser, 'status' | 'superAdmin' | 'mailboxProven'>): boolean {
  return status === 'active' && !superAdmin && !mailboxProven;
}
