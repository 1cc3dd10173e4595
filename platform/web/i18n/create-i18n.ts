import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { italianArticles } from '#platform/contract/text/italian-articles.ts';
import { boundNumbers } from './bound-numbers.ts';

/**
 * No fallback language on purpose: a test ensures that every key exists in all six languages, and a fallback would download
 * English in addition. The suite calls `i18n.loadNamespaces('leads')` before it shows a screen of that module.
 */
export async function createI18n(given: {
  files: TextFiles;
  locale: Locale;
  namespaces: readonly string[];
}): Promise<i18n> {
  const instance = createInstance();
  instance.on('languageChanged', (language) => {
    document.documentElement.lang = languageTag(language as Locale);
  });
  await instance
    .use(textFilesBackend(given.files))
    .use(initReactI18next)
    .use(italianArticles)
    .use(boundNumbers)
    .init({
      lng: given.locale,
      supportedLngs: LOCALES,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...given.namespaces],
      postProcess: [italianArticles.name, boundNumbers.name],
      interpolation: { escapeValue: false },
    });
  // i18next ignores a file that fails to load. Throwing leads to a retry page instead of a screen with bare keys.
  const missing = given.namespaces.filter(
    (namespace) => !instance.hasResourceBundle(given.locale, namespace),
  );
  if (missing.length > 0) throw new Error(`texts did not load: ${missing.join(', ')}`);
  return instance;
}

function textFilesBackend(files: TextFiles): BackendModule {
  return {
    type: 'backend',
    init: () => {},
    async read(language, namespace) {
      const load = findTextFile(files, language as Locale, namespace);
      if (!load) throw new Error(`no texts of ${namespace} in ${language}`);
      return load();
    },
  };
}

export type Texts = { [key: string]: string | Texts };

/** Type of `import.meta.glob('…/translations/*.json', { import: 'default' })`: a loader by path. */
export type TextFiles = Record<string, () => Promise<unknown>>;

const PATH = /(?:^|\/)(?:modules\/)?([a-z][a-z-]*)\/translations\/([a-z]{2})\.json$/;

/** `…/modules/profile-hub/translations/de.json` holds the German texts of the namespace `profile-hub`. */
export function findTextFile(
  files: TextFiles,
  locale: Locale,
  namespace: string,
): (() => Promise<Texts>) | undefined {
  const path = Object.keys(files).find((candidate) => {
    const [, owner, language] = PATH.exec(candidate) ?? [];
    return owner === namespace && language === locale;
  });
  const load = path === undefined ? undefined : files[path];
  return load && (() => load() as Promise<Texts>);
}
