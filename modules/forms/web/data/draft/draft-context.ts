import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import type { Lexicon } from '#modules/forms/contract/form-settings.ts';
import { type DraftState, type DraftStore, isAlike } from './draft-store.ts';

export const DraftContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error('a section of a form stands outside its editor');
  return store;
}

/** Reads a part of the draft; the component renders again only when this part changes. */
export function useDraft<Part>(select: (state: DraftState) => Part): Part {
  const store = useDraftStore();
  const last = useRef<{ part: Part } | null>(null);
  const read = useCallback(() => {
    const part = select(store.get());
    // A selector may create a new object each time; equal content counts as unchanged.
    if (last.current && isAlike(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, read);
}

/** The term for a lead in the draft, saved or not. */
export function useDraftLexicon(): Lexicon {
  return useDraft(({ draft }) => draft.settings.lexicon);
}
