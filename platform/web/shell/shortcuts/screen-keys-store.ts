/** A part of the help: what the keys of one screen do. */
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
    /** Shows the part until the returned function is called; a screen that came later keeps its own. */
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

/** One for the page: the help is opened by the shell, which knows no screen. */
export const screenKeysStore = createScreenKeysStore();
