export const THEME_STORAGE_KEY = 'comptoir-theme';

/**
 * Runs in the head, before anything is painted, so that a dark screen never flashes white [GEN-04].
 * It refers to nothing outside itself: the suite serves it as a file of its own, which a strict
 * content security policy lets through where an inline script would be refused.
 */
export const FIRST_PAINT_SCRIPT = `(function () {
  var dark = false;
  try {
    dark = localStorage.getItem('${THEME_STORAGE_KEY}') === 'dark';
  } catch (refused) {}
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
`;
