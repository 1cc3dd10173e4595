import type { ImportReport } from '#platform/contract/imports/import-report.ts';

type Columns = ImportReport['columns'];

/** Fills a column from another word of the file; the word that filled it before is left out. */
export function chooseColumn(columns: Columns, position: number, column: string | null): Columns {
  return columns.map((each, index) => {
    if (index === position) return { ...each, column };
    return column !== null && each.column === column ? { ...each, column: null } : each;
  });
}

/** The word of the file that fills a column now, unless it is the one that asks. */
export function takenBy(columns: Columns, position: number, column: string): string | undefined {
  return columns.find((each, index) => index !== position && each.column === column)?.header;
}

/** Words of the file that nothing is taken from; an empty head names nothing that could be missed. */
export function unmatchedHeaders(columns: Columns): string[] {
  return columns
    .filter(({ column, header, isReason }) => column === null && header !== '' && !isReason)
    .map(({ header }) => header);
}
