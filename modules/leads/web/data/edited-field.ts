import { useSyncExternalStore } from 'react';

let edited: string | null = null;
const listeners = new Set<() => void>();

/** The key of the field whose row is unfolded; the live form beside it shows where it stands. */
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
