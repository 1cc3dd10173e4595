import { useMemo, useRef } from 'react';

/** Stable row ids: a new field keeps its row, and so the focus, while its key changes. */
export function useRowIds() {
  const ids = useRef(new Map<string, string>());
  const made = useRef(0);
  return useMemo(
    () => ({
      idOf: (key: string) => ids.current.get(key) ?? key,
      /** From nothing: a field that is new. */
      rename(key: string | null, next: string) {
        made.current += 1;
        const id = key === null ? `new-${made.current}` : (ids.current.get(key) ?? key);
        if (key !== null) ids.current.delete(key);
        ids.current.set(next, id);
      },
    }),
    [],
  );
}
