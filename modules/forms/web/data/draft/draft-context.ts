import { createContext, use } from 'react';
import type { Lexicon } from '#modules/forms/contract/form-settings.ts';
import { useEditorPart } from '#platform/web/fields/form/editor-store.ts';
import type { DraftState, DraftStore } from './draft-store.ts';

export const DraftContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftContext);
  if (!store) throw new Error('a section of a form is rendered outside of its editor');
  return store;
}

/** Reads a part of the draft; the component renders again only when this part changes. */
export function useDraft<Part>(select: (state: DraftState) => Part): Part {
  return useEditorPart(useDraftStore(), select);
}

/** The term for a lead in the draft, saved or not. */
export function useDraftLexicon(): Lexicon {
  return useDraft(({ draft }) => draft.settings.lexicon);
}
