import { userFields } from '#modules/accounts/contract/user-fields.ts';

/** The parts that a user is made and edited in. */
export const USER_PARTS = ['general', 'places', 'menus'] as const;
export type UserPart = (typeof USER_PARTS)[number];

/** The tab that contains a field. */
export function findUserPart(path: string): UserPart | undefined {
  const told = Object.entries(userFields).find(([name]) => name === path)?.[1].part;
  return USER_PARTS.find((part) => part === told);
}
