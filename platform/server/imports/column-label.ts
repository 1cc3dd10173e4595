import { LOCALES } from '#platform/contract/locale.ts';
import type { Texts, Translate } from '../texts/texts.ts';
import type { ImportColumn } from './import-column.ts';

export type AnyColumn = ImportColumn<Record<string, unknown>>;

export function columnLabel({ label }: Pick<AnyColumn, 'label'>, translate: Translate): string {
  return typeof label === 'string' ? translate(label) : label.words;
}

/** Names of the column: its key, and its label in all six languages. */
export function columnNames(column: AnyColumn, texts: Texts): readonly string[] {
  const labels = LOCALES.map((locale) => columnLabel(column, texts.translator(locale)));
  return [column.key, ...labels];
}

export function columnAliases({ aliases = [] }: AnyColumn): readonly string[] {
  return aliases;
}
