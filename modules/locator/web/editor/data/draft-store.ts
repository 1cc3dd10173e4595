import type { WrongFields } from '#platform/web/fields/form/form-faults.ts';
import { draftFaults, type EditorDraft, isEqual, topLevelField } from './editor-draft.ts';

/** Validation runs when typing pauses. */
const PAUSE_MS = 250;

export interface DraftState {
  draft: EditorDraft;
  /** The published configuration. */
  published: EditorDraft;
  /** By path: `header.0.url`. */
  faults: WrongFields;
  /** Errors of the server, until the field is changed. */
  refused: WrongFields;
  /** Paths of fields that were blurred once; all after an attempt to save. */
  left: ReadonlySet<string> | 'all';
}

export interface DraftStore {
  get: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  change: (part: Partial<EditorDraft>) => void;
  /** Marks a field as left; its errors are shown from then on. */
  leave: (path: string) => void;
  /** Called on save: shows all errors. */
  check: () => WrongFields;
  refuse: (faults: WrongFields) => void;
  /** Takes over another published version and its draft. */
  adopt: (published: EditorDraft, draft: EditorDraft) => void;
}

/** One draft over all tabs, outside of React: a change renders only the fields that read it. */
export function createDraftStore(published: EditorDraft, draft: EditorDraft): DraftStore {
  let state: DraftState = { draft, published, faults: {}, refused: {}, left: new Set() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const findFaults = () => {
    clearTimeout(timer);
    const faults = draftFaults(state.draft);
    if (!isEqual(faults, state.faults)) set({ faults });
    return faults;
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      const refused = Object.entries(state.refused).filter(
        ([path]) => !Object.hasOwn(part, topLevelField(path)),
      );
      set({ draft: { ...state.draft, ...part }, refused: Object.fromEntries(refused) });
      clearTimeout(timer);
      timer = setTimeout(findFaults, PAUSE_MS);
    },
    leave(path) {
      if (state.left !== 'all' && !state.left.has(path))
        set({ left: new Set([...state.left, path]) });
      findFaults();
    },
    check() {
      set({ left: 'all' });
      return findFaults();
    },
    refuse: (refused) => set({ refused, left: 'all' }),
    adopt(next, edited) {
      set({ published: next, draft: edited, faults: {}, refused: {}, left: new Set() });
      findFaults();
    },
  };
}

/** Visible errors: of fields that were left, or all after an attempt to save. */
export function shownFaults({ faults, refused, left }: DraftState): WrongFields {
  const shown = Object.entries(faults).filter(([path]) => left === 'all' || left.has(path));
  return { ...Object.fromEntries(shown), ...refused };
}
