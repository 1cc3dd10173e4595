/** A section of the shortcut help: the keys of one screen. */
export interface KeysPart {
  title: string;
  rows: readonly { keys: readonly string[]; what: string }[];
}

/** The keys of the screen that is open, for the help behind `?`. */
export function createScreenKeysStore() {
  let shown: KeysPart | undefined;
  const listeners = new Set<() => void>();
  const change = (next: KeysPart | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => shown,
    /** Shows the section until the returned function is called; a later screen's section stays. */
    show(part: KeysPart) {
      change(part);
      return () => {
        if (shown === part) change(undefined);
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One store for the page, because the shell opens the help and knows no screen. */
export const screenKeysStore = createScreenKeysStore();
