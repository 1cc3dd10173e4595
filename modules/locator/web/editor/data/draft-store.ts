import {
  createEditorStore,
  type EditorState,
  type EditorStore,
} from '#platform/web/fields/form/editor-store.ts';
import type { WrongFields } from '#platform/web/fields/form/form-faults.ts';
import { draftFaults, type EditorDraft, topLevelField } from './editor-draft.ts';

export interface DraftState extends EditorState<EditorDraft> {
  /** The published configuration. */
  published: EditorDraft;
  /** Errors of the server, until the field is changed. */
  refused: WrongFields;
}

export interface DraftStore extends EditorStore<DraftState> {
  change: (part: Partial<EditorDraft>) => void;
  refuse: (faults: WrongFields) => void;
  /** Takes over another published version and its draft. */
  adopt: (published: EditorDraft, draft: EditorDraft) => void;
}

/** One draft over all tabs. */
export function createDraftStore(published: EditorDraft, draft: EditorDraft): DraftStore {
  const first: DraftState = { draft, published, faults: {}, refused: {}, left: new Set() };
  const { store, set, edit, reset, findFaults } = createEditorStore(first, draftFaults);
  return {
    ...store,
    change(part) {
      const state = store.get();
      const refused = Object.entries(state.refused).filter(
        ([path]) => !Object.hasOwn(part, topLevelField(path)),
      );
      edit({ draft: { ...state.draft, ...part }, refused: Object.fromEntries(refused) });
    },
    refuse: (refused) => set({ refused, left: 'all' }),
    adopt(next, edited) {
      reset({ published: next, draft: edited, refused: {} });
      findFaults();
    },
  };
}

/** Visible errors: of fields that were left, or all after an attempt to save. */
export function shownFaults({ faults, refused, left }: DraftState): WrongFields {
  const shown = Object.entries(faults).filter(([path]) => left === 'all' || left.has(path));
  return { ...Object.fromEntries(shown), ...refused };
}
