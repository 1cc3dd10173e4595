import { textColumnsMissing } from '#modules/leads/contract/forms/text-sheet-calls.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';

/** The key and language columns of a sheet, in whichever language it was created; other columns are notes. */
export function textColumns(
  { app }: { app: Pick<App, 'texts'> },
  header: readonly string[],
): { key: number; locales: (readonly [Locale, number])[] } {
  const names = [
    'key',
    ...LOCALES.map((locale) => app.texts.translator(locale)('leads:field.key')),
  ];
  const keyNames = new Set(names.map(normalizeForComparison));
  const key = header.findIndex((cell) => keyNames.has(normalizeForComparison(cell)));
  const locales = LOCALES.flatMap((locale) => {
    const at = header.findIndex((cell) => codeOf(cell) === locale);
    return at < 0 ? [] : [[locale, at] as const];
  });
  if (key < 0 || locales.length === 0) throw textColumnsMissing();
  return { key, locales };
}

/** `Deutsch (de)`, or the code alone. */
function codeOf(cell: string): string {
  const [, code = cell] = /\(([a-z]{2})\)\s*$/i.exec(cell) ?? [];
  return code.trim().toLowerCase();
}
