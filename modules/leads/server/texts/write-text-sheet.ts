import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { writeTextSheetCall } from '#modules/leads/contract/forms/text-sheet-calls.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** Sheet for translators: key, location of each text, then one column per language, the reference first. */
export function writeTextSheet(
  { locales, lines }: z.output<typeof writeTextSheetCall.body>,
  { t, reader }: { t: Translate; reader: Locale },
): Readable {
  return writeSheet({
    format: 'xlsx',
    title: t('leads:editor.section.translations'),
    header: [t('leads:field.key'), t('leads:editor.texts.sheet.where'), ...locales.map(headerOf)],
    rows: lines.map(({ key, where, texts }) => [
      key,
      where,
      ...locales.map((locale) => texts[locale] ?? ''),
    ]),
    reader,
  });
}

/** `Deutsch (de)`: the name is for the reader; the code identifies the language on import. */
function headerOf(locale: Locale): string {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)} (${locale})`;
}
