import { LOCALES, type Locale } from '#platform/contract/locale.ts';

export type Named = { name: string } & { [Key in `name:${Locale}`]?: string };

/** Names as OpenStreetMap extracts carry them; a language that says the same as everybody needs no word of its own. */
export function named(
  name: string,
  inLanguage: (locale: Locale) => string | null | undefined,
): Named {
  const named: Named = { name };
  for (const locale of LOCALES) {
    const word = inLanguage(locale)?.trim();
    if (word && word !== name) named[`name:${locale}`] = word;
  }
  return named;
}
