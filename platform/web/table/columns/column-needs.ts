/** Required column widths as far as measured; only cut-off columns are known. */
export interface ColumnNeeds {
  head: ReadonlyMap<string, number>;
  cells: ReadonlyMap<string, number>;
}

export const NO_NEEDS: ColumnNeeds = { head: new Map(), cells: new Map() };

/** Merges new measurements; returns the same object if nothing is new, so that nothing renders again. */
export function withSeen(known: ColumnNeeds, seen: ColumnNeeds): ColumnNeeds {
  const head = widest(known.head, seen.head);
  const cells = widest(known.cells, seen.cells);
  return head === known.head && cells === known.cells ? known : { head, cells };
}

function widest(
  known: ReadonlyMap<string, number>,
  seen: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const wider = [...seen].filter(([id, width]) => width > (known.get(id) ?? 0) + 1);
  return wider.length === 0 ? known : new Map([...known, ...wider]);
}
