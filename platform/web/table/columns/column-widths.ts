import { type RefObject, useLayoutEffect, useState } from 'react';

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

/** Width in pixels that a cell is missing to show its whole text. */
export function measureCutOffWidth(cell: HTMLElement): number {
  let missing = 0;
  for (const part of [cell, ...cell.querySelectorAll<HTMLElement>('*')]) {
    const over = part.scrollWidth - part.clientWidth;
    // Only elements with hidden overflow are cut off; inline elements have no width.
    if (over > missing && part.clientWidth > 0 && getComputedStyle(part).overflowX === 'hidden')
      missing = over;
  }
  return missing;
}

/** Inner width of an element, measured before its first paint; 0 until then. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setRoom(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
