import type { ImportReport } from '#platform/contract/imports/import-report.ts';

export const ALL = 'all';
export const OTHER = 'other';
/** Further columns share one segment, because a row of segments must stay short. */
const NAMED = 4;

export interface FaultSegment {
  id: string;
  /** The columns whose errors it shows; null means all. */
  columns: readonly string[] | null;
  count: number;
}

/** All faults, then the columns with most of them, then the rest together. */
export function faultSegments(faultCounts: ImportReport['faultCounts']): FaultSegment[] {
  const perColumn = new Map<string, number>();
  for (const { column, count } of faultCounts)
    perColumn.set(column, (perColumn.get(column) ?? 0) + count);
  const columns = [...perColumn].sort(([, a], [, b]) => b - a);
  const named = columns.length <= NAMED ? columns : columns.slice(0, NAMED - 1);
  const rest = columns.slice(named.length);
  return [
    { id: ALL, columns: null, count: sum(columns) },
    ...named.map(([column, count]) => ({ id: `column:${column}`, columns: [column], count })),
    ...(rest.length > 0
      ? [{ id: OTHER, columns: rest.map(([column]) => column), count: sum(rest) }]
      : []),
  ];
}

export function faultsIn<Fault extends { column: string }>(
  segment: FaultSegment | undefined,
  faults: readonly Fault[],
): readonly Fault[] {
  const columns = segment?.columns;
  return columns ? faults.filter(({ column }) => columns.includes(column)) : faults;
}

function sum(columns: readonly (readonly [string, number])[]): number {
  return columns.reduce((total, [, count]) => total + count, 0);
}
