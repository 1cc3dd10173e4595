import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import type { DraftState, DraftStore } from './draft-store.ts';
import { isAlike } from './form-draft.ts';

export const DraftContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error('a section of a form stands outside its editor');
  return store;
}

/** A part of the draft; its reader is drawn again only when this part says something else. */
export function useDraft<Part>(select: (state: DraftState) => Part): Part {
  const store = useDraftStore();
  const last = useRef<{ part: Part } | null>(null);
  const read = useCallback(() => {
    const part = select(store.get());
    // A selector may make its part anew each time; the same words are the same part.
    if (last.current && isAlike(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, read);
}
