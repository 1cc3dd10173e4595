import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '#platform/contract/locale.ts';
import { italianArticles } from '#platform/contract/text/italian-articles.ts';

type TextParams = Readonly<Record<string, unknown>>;
/** `t('accounts:mail.invitation.subject', { brand })`. */
export type Translate = (key: string, params?: TextParams) => string;

/**
 * Cache limit. A lookup takes twenty microseconds, and exports need the same few texts for each row; keys can also come from
 * stored rows.
 */
const PLAIN_TEXTS_MOST = 5_000;
const REPOSITORY = join(import.meta.dirname, '..', '..', '..');

/** The same texts as in the browser, for mails, public pages and exported headers. */
export class Texts {
  readonly #root: string;
  readonly #instance: i18n;
  readonly #translators = new Map<Locale, Translate>();

  constructor(root = REPOSITORY) {
    this.#root = root;
    this.#instance = createInstance({
      initAsync: false,
      lng: DEFAULT_LOCALE,
      fallbackLng: DEFAULT_LOCALE,
      defaultNS: 'platform',
      resources: { [DEFAULT_LOCALE]: readTexts(root, DEFAULT_LOCALE) },
      // Not escaped here, because the html`` tag escapes: escaping twice would show entities.
      postProcess: italianArticles.name,
      interpolation: { escapeValue: false },
    });
    void this.#instance.use(italianArticles).init();
  }

  /** A language is loaded from disk on first use. */
  translator(locale: Locale): Translate {
    const cached = this.#translators.get(locale);
    if (cached) return cached;
    for (const [namespace, texts] of Object.entries(readTexts(this.#root, locale)))
      this.#instance.addResourceBundle(locale, namespace, texts);
    // Typed loosely: keys also come from stored rows, such as a notification's title.
    const fixed = this.#instance.getFixedT(locale) as unknown as (
      key: string,
      params: object,
    ) => string;
    const plain = new Map<string, string>();
    const translate: Translate = (key, params) => {
      if (params) return fixed(key, params);
      const known = plain.get(key);
      if (known !== undefined) return known;
      const text = fixed(key, {});
      if (plain.size < PLAIN_TEXTS_MOST) plain.set(key, text);
      return text;
    };
    this.#translators.set(locale, translate);
    return translate;
  }

  /** The keys directly below another one: `keysBelow('locator', 'site')`. */
  keysBelow(namespace: string, key: string): string[] {
    const found: unknown = this.#instance.getResource(DEFAULT_LOCALE, namespace, key);
    return typeof found === 'object' && found !== null ? Object.keys(found) : [];
  }
}

type Tree = { [key: string]: string | Tree };

/** Texts of one language by namespace: platform, suite, and each module under its folder name. */
export function readTexts(root: string, locale: Locale): Record<string, Tree> {
  const modules = join(root, 'modules');
  const owners = [
    ['platform', join(root, 'platform')],
    ['suite', join(root, 'suite')],
    ...foldersIn(modules).map((module) => [module, join(modules, module)]),
  ] as [string, string][];
  const files = owners
    .map(([owner, folder]) => [owner, join(folder, 'translations', `${locale}.json`)] as const)
    .filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    files.map(([owner, file]) => [owner, JSON.parse(readFileSync(file, 'utf8')) as Tree]),
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
