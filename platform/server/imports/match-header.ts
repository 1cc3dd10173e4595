import { headerQuotesWrong } from '#platform/contract/imports/import-problems.ts';
import { cutText, storableText } from '#platform/contract/text/storable-text.ts';
import type { SheetRow } from '../spreadsheets/sheet-row.ts';
import type { LineFindings, LinesToCheck } from './check-lines.ts';
import type { AnyColumn } from './column-label.ts';
import { type MatchedColumn, matchColumns } from './match-columns.ts';
import type { FilledColumn } from './read-line.ts';
import { ReportBuilder } from './report-builder.ts';

/** How many columns the cells of a line name. */
export function countMatchedColumns(
  cells: readonly string[],
  { columns, app: { texts }, definition: { sources } }: LinesToCheck,
): number {
  const matched = matchColumns({ headers: cells, columns, texts, sources });
  return matched.filter(({ column }) => column !== null).length;
}

/** Matches the header row: its columns, the missing columns, and an empty report. */
export async function matchHeader(
  header: SheetRow | undefined,
  { columns, app, chosen, definition, locale, remembered }: LinesToCheck,
): Promise<Omit<LineFindings, 'reading'>> {
  if (header?.fault) throw headerQuotesWrong({ line: header.line });
  const headers = (header?.cells ?? []).map((words) => storableText(cutText(words.trim(), 200)));
  const byWords = { headers, columns, texts: app.texts, sources: definition.sources };
  const matched = matchColumns({
    ...byWords,
    ...(chosen ? { chosen } : { remembered: await remembered?.(headers) }),
  });
  const present = new Set(matched.map(({ column }) => column));
  return {
    matched,
    byWords: matchColumns(byWords),
    missing: columns.flatMap(({ key, mandatory }) => (mandatory && !present.has(key) ? [key] : [])),
    report: new ReportBuilder(matched, {
      recordColumns: definition.recordColumns,
      columns,
      person: { locale, translate: app.texts.translator(locale) },
    }),
  };
}

export function filledColumns(
  matched: readonly MatchedColumn[],
  columns: readonly AnyColumn[],
): FilledColumn[] {
  return matched.flatMap(({ column: key }, index) => {
    const column = columns.find((known) => known.key === key);
    return column ? [{ column, index }] : [];
  });
}
