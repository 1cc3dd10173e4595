/** The parts that a user is made and edited in. */
export const USER_PARTS = ['general', 'places', 'menus'] as const;
export type UserPart = (typeof USER_PARTS)[number];

/** Under which tab a field stands. */
export const PART_OF: Readonly<Record<string, UserPart>> = {
  firstName: 'general',
  lastName: 'general',
  email: 'general',
  defaultLocaleIsoCode: 'general',
  role: 'general',
  associations: 'places',
  menus: 'menus',
  defaultModule: 'menus',
};
