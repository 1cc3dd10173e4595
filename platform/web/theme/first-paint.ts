import { LANGUAGE_STORAGE_KEY } from '../i18n/language-choice.ts';

export const THEME_STORAGE_KEY = 'comptoir-theme';

/**
 * Runs in the head before the first paint, so that a dark screen does not flash white [GEN-04] and no text shows in the
 * wrong language [GEN-02]. It is self-contained: the suite serves it as a separate file, because a strict content
 * security policy refuses inline scripts.
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
