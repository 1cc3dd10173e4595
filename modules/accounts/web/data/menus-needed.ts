/** A rule of the form only: a user without menu items could sign in but see nothing. */
export const MENUS_NEEDED = 'menusNeeded';
/** A role change may remove the default module; the server also requires a new one. */
export const DEFAULT_NEEDED = 'defaultNeeded';
