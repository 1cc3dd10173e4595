import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ColumnNeeds, NO_NEEDS, withSeen } from './column-needs.ts';
import { measureCutOffWidth } from './measure-cut-off-width.ts';

/**
 * Measures the table after each render, before paint, and remembers the widths its columns need, because headers and
 * dates differ by language.
 */
export function useColumnNeeds(table: RefObject<HTMLElement | null>, texts: string): ColumnNeeds {
  const [state, setState] = useState({ texts, needs: NO_NEEDS });
  useLayoutEffect(() => {
    if (!table.current) return;
    const seen = { head: new Map<string, number>(), cells: new Map<string, number>() };
    for (const cell of table.current.querySelectorAll<HTMLElement>('[data-column]')) {
      const lacks = measureCutOffWidth(cell);
      const id = cell.dataset.column;
      if (lacks === 0 || id === undefined) continue;
      const needs = cell.closest('thead') ? seen.head : seen.cells;
      needs.set(id, Math.max(needs.get(id) ?? 0, cell.offsetWidth + lacks));
    }
    setState((before) => {
      const needs = withSeen(before.texts === texts ? before.needs : NO_NEEDS, seen);
      return needs === before.needs && before.texts === texts ? before : { texts, needs };
    });
  });
  return state.texts === texts ? state.needs : NO_NEEDS;
}
