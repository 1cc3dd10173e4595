import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { Texts } from '../texts/texts.ts';
import { type AnyColumn, columnAliases, columnNames } from './column-label.ts';
import { foldWords } from './fold-words.ts';

export type MatchedColumn = ImportReport['columns'][number];

/** What each header of the file is taken for: by its words, or as the person has chosen. No column is filled twice. */
export function matchColumns(given: {
  headers: readonly string[];
  columns: readonly AnyColumn[];
  texts: Texts;
  chosen?: readonly MatchedColumn[];
}): MatchedColumn[] {
  const { headers, columns, texts, chosen } = given;
  const byWord = new Map<string, string>();
  // What a column is called comes before what another one may be called too.
  for (const namesOf of [columnNames, columnAliases]) {
    for (const column of columns) {
      for (const name of namesOf(column, texts)) {
        const word = foldWords(name);
        if (word !== '' && !byWord.has(word)) byWord.set(word, column.key);
      }
    }
  }
  const known = new Set<string>(columns.map(({ key }) => key));
  const taken = new Set<string>();
  const reasons = new Set(
    LOCALES.map((locale) => foldWords(texts.translator(locale)('platform:import.whatIsWrong'))),
  );
  return headers.map((header, index) => {
    const wanted = chosen
      ? choiceFor(header, index, chosen)
      : (byWord.get(foldWords(header)) ?? null);
    const isFree = wanted !== null && known.has(wanted) && !taken.has(wanted);
    if (isFree) taken.add(wanted);
    const isReason = !isFree && reasons.has(foldWords(header));
    return { header, column: isFree ? wanted : null, ...(isReason && { isReason }) };
  });
}

/** By its place where the words there are the same; a file may have the same header twice. */
function choiceFor(header: string, index: number, chosen: readonly MatchedColumn[]): string | null {
  const there = chosen[index];
  if (there?.header === header) return there.column;
  return chosen.find((choice) => choice.header === header)?.column ?? null;
}
