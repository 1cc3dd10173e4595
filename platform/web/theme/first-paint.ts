import { LANGUAGE_STORAGE_KEY } from '../i18n/stored-language.ts';

export const THEME_STORAGE_KEY = 'comptoir-theme';

/**
 * Runs in the head, before anything is painted, so that a dark screen never flashes white [GEN-04], nor words that the
 * server sent in the browser's language where another one was chosen [GEN-02].
 * It refers to nothing outside itself: the suite serves it as a file of its own, which a strict
 * content security policy lets through where an inline script would be refused.
 */
export const FIRST_PAINT_SCRIPT = `(function () {
  var dark = false;
  var chosen = null;
  var page = document.documentElement;
  try {
    dark = localStorage.getItem('${THEME_STORAGE_KEY}') === 'dark';
    chosen = sessionStorage.getItem('${LANGUAGE_STORAGE_KEY}');
  } catch (refused) {}
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  var sent = page.getAttribute('data-words-in');
  if (sent && chosen && sent !== chosen) page.setAttribute('data-words-in', 'another');
})();
`;
