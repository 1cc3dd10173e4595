/** A rule of the form alone: somebody without any menu item could sign in and see nothing. */
export const MENUS_NEEDED = 'menusNeeded';
