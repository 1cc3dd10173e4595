import type { ImportReport } from '#platform/contract/imports/import-report.ts';

type Columns = ImportReport['columns'];

/** Assigns a header of the file to a column; the header assigned before is left out. */
export function chooseColumn(columns: Columns, position: number, column: string | null): Columns {
  return columns.map((each, index) => {
    if (index === position) return { ...each, column };
    return column !== null && each.column === column ? { ...each, column: null } : each;
  });
}

/** The header of the file that another position has assigned to this column. */
export function findHeaderUsingColumn(
  columns: Columns,
  position: number,
  column: string,
): string | undefined {
  return columns.find((each, index) => index !== position && each.column === column)?.header;
}

/** Headers of the file that are not used; empty headers are ignored. */
export function unmatchedHeaders(columns: Columns): string[] {
  return columns
    .filter(({ column, header, isReason }) => column === null && header !== '' && !isReason)
    .map(({ header }) => header);
}
