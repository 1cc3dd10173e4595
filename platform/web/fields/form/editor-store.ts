import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { WrongFields } from './form-faults.ts';

/** Validates only after a pause, so that typing stays fast. */
const PAUSE_MS = 250;

export interface EditorState<Draft> {
  draft: Draft;
  /** By path in the draft: `settings.idleDaysNew`. */
  faults: WrongFields;
  /** Paths of fields that were blurred once; all after an attempt to save. */
  left: ReadonlySet<string> | 'all';
}

export interface EditorStore<State> {
  get: () => State;
  subscribe: (listener: () => void) => () => void;
  /** Marks a field as left; its errors are shown from then on. */
  leave: (path: string) => void;
  /** Validates on save and shows all errors; returns them. */
  validate: () => WrongFields;
}

/** Whether two values have the same content. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The draft of an editor, outside of React: a change renders only the parts that read the changed field. */
export function createEditorStore<State extends EditorState<unknown>>(
  first: State,
  faultsOf: (draft: State['draft']) => WrongFields,
) {
  let state = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Partial<State>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const findFaults = () => {
    clearTimeout(timer);
    const faults = faultsOf(state.draft);
    if (!isEqual(faults, state.faults)) set({ ...state, faults });
    return faults;
  };
  const store: EditorStore<State> = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave(path) {
      if (state.left !== 'all' && !state.left.has(path))
        set({ ...state, left: new Set([...state.left, path]) });
      findFaults();
    },
    validate() {
      set({ ...state, left: 'all' });
      return findFaults();
    },
  };
  return {
    store,
    set,
    findFaults,
    /** Sets a changed draft. */
    edit(next: Partial<State>) {
      set(next);
      clearTimeout(timer);
      timer = setTimeout(findFaults, PAUSE_MS);
    },
    /** Sets another draft, without errors. */
    reset(next: Partial<State>) {
      set({ ...state, ...next, faults: {}, left: new Set() });
    },
    cancelValidation: () => clearTimeout(timer),
  };
}

/** Reads a part of an editor's state; the component renders again only when this part changes. */
export function useEditorPart<State, Part>(
  store: EditorStore<State>,
  select: (state: State) => Part,
): Part {
  const last = useRef<{ part: Part } | null>(null);
  const read = useCallback(() => {
    const part = select(store.get());
    // A selector may create a new object each time; equal content counts as unchanged.
    if (last.current && isEqual(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}
