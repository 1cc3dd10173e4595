import { textColumnsMissing } from '#modules/leads/contract/forms/text-sheet-calls.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { foldWords } from '#platform/server/imports/fold-words.ts';

/** Which columns of a sheet hold the key and the languages, whoever's language the sheet was made in; others are notes. */
export function textColumns(
  { app }: { app: Pick<App, 'texts'> },
  header: readonly string[],
): { key: number; locales: (readonly [Locale, number])[] } {
  const names = [
    'key',
    ...LOCALES.map((locale) => app.texts.translator(locale)('leads:field.key')),
  ];
  const keyNames = new Set(names.map(foldWords));
  const key = header.findIndex((cell) => keyNames.has(foldWords(cell)));
  const locales = LOCALES.flatMap((locale) => {
    const at = header.findIndex((cell) => codeOf(cell) === locale);
    return at < 0 ? [] : [[locale, at] as const];
  });
  if (key < 0 || locales.length === 0) throw textColumnsMissing();
  return { key, locales };
}

/** `Deutsch (de)`, or the code alone as somebody may have typed it. */
function codeOf(cell: string): string {
  const [, code = cell] = /\(([a-z]{2})\)\s*$/i.exec(cell) ?? [];
  return code.trim().toLowerCase();
}
