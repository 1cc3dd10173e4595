import { useCallback, useEffect, useRef } from 'react';
import { selectRange, type TableSelection } from './table-selection.ts';

/** One function for all rows that never changes, so that choosing a row redraws that row only. */
export function useSelection(given: {
  selected: TableSelection;
  ids: readonly string[];
  onSelect: (selection: TableSelection) => void;
}): (id: string, range: boolean) => void {
  const latest = useRef(given);
  const lastTouched = useRef<string | null>(null);
  useEffect(() => {
    latest.current = given;
  });
  return useCallback((id, range) => {
    const { selected, ids, onSelect } = latest.current;
    onSelect(selectRange(selected, ids, range ? lastTouched.current : null, id));
    lastTouched.current = id;
  }, []);
}
