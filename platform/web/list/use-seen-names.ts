import { useState } from 'react';
import type { NamedRow } from '#platform/web/feedback/named-rows.ts';
import type { TableSelection } from '#platform/web/table/selection/table-selection.ts';

/**
 * Rows may be chosen on several pages; a question about them names those that were ever on the screen. Where all are
 * chosen but some, it names those that are on it now.
 */
export function useSeenNames<Row>(
  rows: readonly Row[] = [],
  { idOf, namedRow }: { idOf: (row: Row) => string; namedRow: (row: Row) => NamedRow },
): (chosen: TableSelection) => NamedRow[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  if (rows.some((row) => seen.get(idOf(row)) !== row))
    setSeen(new Map([...seen, ...rows.map((row) => [idOf(row), row] as const)]));
  return (chosen) => {
    const named =
      chosen.kind === 'ids'
        ? [...chosen.ids].flatMap((id) => seen.get(id) ?? [])
        : rows.filter((row) => !chosen.except.has(idOf(row)));
    return named.map(namedRow);
  };
}
