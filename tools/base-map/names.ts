import { LOCALES, type Locale } from '#platform/contract/locale.ts';

export type Named = { name: string } & { [Key in `name:${Locale}`]?: string };

/** Names in the format of OpenStreetMap extracts; a language with the same name as the default gets no entry. */
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
