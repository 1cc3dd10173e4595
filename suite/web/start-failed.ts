import type { Locale } from '#platform/contract/locale.ts';

/** In the program itself, because the files with the texts may be what did not arrive. */
const WORDS: Record<Locale, { text: string; retry: string }> = {
  en: { text: 'Comptoir could not be loaded.', retry: 'Try again' },
  fr: { text: 'Comptoir n’a pas pu être chargé.', retry: 'Réessayer' },
  es: { text: 'No se ha podido cargar Comptoir.', retry: 'Intentar de nuevo' },
  it: { text: 'Non è stato possibile caricare Comptoir.', retry: 'Riprova' },
  de: { text: 'Comptoir konnte nicht geladen werden.', retry: 'Erneut versuchen' },
  no: { text: 'Comptoir kunne ikke lastes inn.', retry: 'Prøv igjen' },
};

/** A retry page instead of a blank one, when not even the first parts have arrived [GEN-08]. */
export function showStartFailed(root: HTMLElement, locale: Locale): void {
  const title = document.createElement('h1');
  title.textContent = WORDS[locale].text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = WORDS[locale].retry;
  button.addEventListener('click', () => window.location.reload());
  const page = document.createElement('main');
  page.append(title, button);
  root.replaceChildren(page);
}
