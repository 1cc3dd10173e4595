import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { Texts } from '../texts/texts.ts';
import { type AnyColumn, columnAliases, columnNames } from './column-label.ts';
import { foldWords } from './fold-words.ts';
import type { ImportFileSource } from './import-definition.ts';
import type { ChosenByPosition } from './import-matchings.ts';

export type MatchedColumn = ImportReport['columns'][number];

/** The columns that a file of wrong lines has behind its own. */
const OWN_HEADERS = ['platform:import.whatIsWrong', 'platform:import.lineInFile'] as const;

/** What each header of the file is taken for: by its words, or as the person has chosen. No column is filled twice. */
export function matchColumns(given: {
  headers: readonly string[];
  columns: readonly AnyColumn[];
  texts: Texts;
  chosen?: readonly MatchedColumn[];
  /** Used where nothing is chosen: what was chosen for the same header row before. */
  remembered?: ChosenByPosition | undefined;
  /** What tools call columns in their own exports. */
  sources?: readonly ImportFileSource[] | undefined;
}): MatchedColumn[] {
  const { headers, columns, texts, chosen, remembered = {} } = given;
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
    LOCALES.flatMap((locale) =>
      OWN_HEADERS.map((text) => foldWords(texts.translator(locale)(text))),
    ),
  );
  const ofSource = sourceOf(headers, given.sources);
  const wordsSay = (header: string, index: number) => {
    const word = foldWords(header);
    if (Object.hasOwn(remembered, index)) return remembered[index] ?? null;
    return ofSource?.has(word) ? (ofSource.get(word) ?? null) : (byWord.get(word) ?? null);
  };
  return headers.map((header, index) => {
    const wanted = chosen ? choiceFor(header, index, chosen) : wordsSay(header, index);
    const isFree = wanted !== null && known.has(wanted) && !taken.has(wanted);
    if (isFree) taken.add(wanted);
    const isReason = !isFree && reasons.has(foldWords(header));
    return { header, column: isFree ? wanted : null, ...(isReason && { isReason }) };
  });
}

/** The columns of the first source all of whose headers are there. */
function sourceOf(
  headers: readonly string[],
  sources: readonly ImportFileSource[] = [],
): ReadonlyMap<string, string | null> | undefined {
  const there = new Set(headers.map(foldWords));
  const source = sources.find((one) => one.headers.every((header) => there.has(foldWords(header))));
  if (!source) return undefined;
  return new Map(Object.entries(source.columns).map(([header, key]) => [foldWords(header), key]));
}

/** By its place where the words there are the same; a file may have the same header twice. */
function choiceFor(header: string, index: number, chosen: readonly MatchedColumn[]): string | null {
  const there = chosen[index];
  if (there?.header === header) return there.column;
  return chosen.find((choice) => choice.header === header)?.column ?? null;
}
