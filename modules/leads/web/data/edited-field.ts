import { useSyncExternalStore } from 'react';

let edited: string | null = null;
const listeners = new Set<() => void>();

/** Key of the expanded field; the live preview highlights it. */
export function setEditedField(key: string | null): void {
  if (key === edited) return;
  edited = key;
  for (const listener of listeners) listener();
}

export function useEditedField(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => edited,
  );
}
