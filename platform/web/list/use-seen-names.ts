import { useState } from 'react';
import type { TableSelection } from '#platform/web/table/selection/table-selection.ts';

/** Rows may be chosen on several pages; a question about them names those that were ever on the screen. */
export function useSeenNames<Row>(
  rows: readonly Row[] | undefined,
  { idOf, nameOf }: { idOf: (row: Row) => string; nameOf: (row: Row) => string },
): (chosen: TableSelection) => string[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  if (rows?.some((row) => seen.get(idOf(row)) !== nameOf(row)))
    setSeen(new Map([...seen, ...rows.map((row) => [idOf(row), nameOf(row)] as const)]));
  return (chosen) =>
    chosen.kind === 'ids' ? [...chosen.ids].flatMap((id) => seen.get(id) ?? []) : [];
}
