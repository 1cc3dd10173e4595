import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { refreshSessionCall } from '#modules/accounts/contract/session.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import { setSessionRefreshCall, setTextFetcher } from '#platform/web/api/server.ts';
import { createI18n, type TextFiles } from '#platform/web/i18n/create-i18n.ts';
import { chooseLanguage, readStoredLanguage } from '#platform/web/i18n/language-choice.ts';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';
import { ComptoirTheme } from '#platform/web/theme/theme-provider.tsx';

/** Part of the bundle, because the text files may be what failed to load. */
const TEXTS: Record<Locale, { text: string; retry: string }> = {
  en: { text: 'Comptoir could not be loaded.', retry: 'Try again' },
  fr: { text: 'Comptoir n’a pas pu être chargé.', retry: 'Réessayer' },
  es: { text: 'No se ha podido cargar Comptoir.', retry: 'Intentar de nuevo' },
  it: { text: 'Non è stato possibile caricare Comptoir.', retry: 'Riprova' },
  de: { text: 'Comptoir konnte nicht geladen werden.', retry: 'Erneut versuchen' },
  no: { text: 'Comptoir kunne ikke lastes inn.', retry: 'Prøv igjen' },
};

/**
 * The pages before a session. They are a separate small program without router and shell, so that signing in does not
 * wait for the suite. A plain object is safe, because a looked-up path begins with a slash.
 */
const ENTRANCE_PAGES: EntrancePages = {
  '/sign-in': () => import('#modules/accounts/web/sign-in/screens/sign-in.page.tsx'),
  '/forgot-password': () =>
    import('#modules/accounts/web/sign-in/screens/forgot-password.page.tsx'),
  '/set-password': () => import('#modules/accounts/web/sign-in/screens/set-password.page.tsx'),
  '/first-admin': () => import('#modules/accounts/web/sign-in/screens/first-admin.page.tsx'),
};

/** All texts of the suite, one file per language and owner; only those of the current language are loaded. */
const textFiles: TextFiles = import.meta.glob(
  [
    './suite/translations/*.json',
    './platform/translations/*.json',
    './modules/*/translations/*.json',
  ],
  { base: '../..', import: 'default' },
);

setSessionRefreshCall(refreshSessionCall);

/** Not awaited at top level, because lazy parts import this file and would wait for it. */
async function start(root: HTMLElement): Promise<void> {
  const locale = chooseLanguage({
    storedChoice: readStoredLanguage(() => sessionStorage),
    browserLanguages: navigator.languages,
  });
  const path = trimEndCharacter(window.location.pathname, '/');
  const entrance = ENTRANCE_PAGES[path];
  try {
    const [texts, { default: Program }] = await Promise.all([
      createI18n({
        files: textFiles,
        locale,
        namespaces: ['platform', entrance ? 'accounts' : 'suite'],
      }),
      loadChunk<{ default: ComponentType }>(entrance ?? (() => import('./suite-app.tsx'))),
    ]);
    setTextFetcher((module) => texts.loadNamespaces(module));
    // Renders in slices, so that a phone still scrolls and handles input while it draws the page.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <ComptoirTheme>
            <I18nextProvider i18n={texts}>
              <Program />
            </I18nextProvider>
          </ComptoirTheme>
        </StrictMode>,
      ),
    );
  } catch (error) {
    reportError(error);
    showStartFailed(root, locale);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
void start(root);

type EntrancePages = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

/** A retry page instead of a blank one, when not even the first parts have arrived [GEN-08]. */
function showStartFailed(root: HTMLElement, locale: Locale): void {
  const title = document.createElement('h1');
  title.textContent = TEXTS[locale].text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = TEXTS[locale].retry;
  button.addEventListener('click', () => window.location.reload());
  const page = document.createElement('main');
  page.append(title, button);
  root.replaceChildren(page);
}
