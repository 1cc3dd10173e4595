import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { refreshSessionCall } from '#modules/accounts/contract/refresh-session.ts';
import { trimEndCharacter } from '#platform/contract/text/trim-character.ts';
import { setSessionRefreshCall, setTextFetcher } from '#platform/web/api/server.ts';
import { chooseLanguage } from '#platform/web/i18n/choose-language.ts';
import { createI18n } from '#platform/web/i18n/create-i18n.ts';
import { readStoredLanguage } from '#platform/web/i18n/stored-language.ts';
import { loadChunk } from '#platform/web/module/load-chunk.ts';
import { ComptoirTheme } from '#platform/web/theme/theme-provider.tsx';
import { ENTRANCE_PAGES } from './entrance-pages.ts';
import { showStartFailed } from './start-failed.ts';
import { textFiles } from './text-files.ts';

setSessionRefreshCall(refreshSessionCall);

/** Not awaited at the top: the parts that are fetched import from this file and would wait for it in turn. */
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
      loadChunk(entrance ?? (() => import('./suite-app.tsx'))),
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
