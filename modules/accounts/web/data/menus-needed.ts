/** A rule of the form alone: somebody without any menu item could sign in and see nothing. */
export const MENUS_NEEDED = 'menusNeeded';
/** With another role the one before is gone; the server asks for another, too. */
export const DEFAULT_NEEDED = 'defaultNeeded';
