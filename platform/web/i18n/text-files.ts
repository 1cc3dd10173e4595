import type { Locale } from '#platform/contract/locale.ts';

export type Texts = { [key: string]: string | Texts };

/** What `import.meta.glob('…/translations/*.json', { import: 'default' })` gives: a loader by path. */
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
