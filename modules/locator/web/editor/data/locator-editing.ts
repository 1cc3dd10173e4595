import type { Locator } from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import type { WrongFields } from '#platform/web/fields/form/form-faults.ts';
import { createDraftSaver } from './draft-saver.ts';
import { createDraftStore } from './draft-store.ts';
import {
  changedFields,
  type DraftField,
  type EditorDraft,
  mergeDrafts,
  toEditedDraft,
  toLocatorConfig,
  toPublishedDraft,
  validConfig,
} from './editor-draft.ts';

export interface EditingState {
  /** The locator as last read or saved. */
  base: Locator;
  isSaving: boolean;
  /** Another user saved first. */
  conflict: { by: string; at: string } | undefined;
  /** Local input in fields that the other user changed too. */
  mine: { draft: EditorDraft; fields: DraftField[] } | undefined;
}

export interface EditingCalls {
  saveDraft: (config: LocatorConfig, revision: number) => Promise<Locator>;
  publish: (body: {
    name?: string;
    host?: string;
    config: LocatorConfig;
    version: number;
  }) => Promise<Locator>;
  discardDraft: () => Promise<Locator>;
  readLatest: () => Promise<Locator>;
  /** Updates the last known state of the server. */
  remember: (locator: Locator) => void;
}

/** `places`: paths of the errors that prevented saving. */
type Saved = { kind: 'saved' | 'unchanged' | 'conflict' | 'failed' } | RefusedSave;
interface RefusedSave {
  kind: 'refused';
  places: readonly string[];
}

/**
 * Editing state of one locator, outside React: the draft is saved automatically and published as the next version
 * [LOC-03].
 */
export function createLocatorEditing(
  locator: Locator,
  calls: EditingCalls,
  { pauseMs }: { pauseMs?: number } = {},
) {
  let state: EditingState = {
    base: locator,
    isSaving: false,
    conflict: undefined,
    mine: undefined,
  };
  const listeners = new Set<() => void>();
  const set = (next: Partial<EditingState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const noteConflict = (error: unknown) => {
    if (!(error instanceof ProblemError) || error.code !== changedMeanwhile.code) return false;
    set({ conflict: { by: String(error.params?.by ?? ''), at: String(error.params?.at ?? '') } });
    return true;
  };
  const store = createDraftStore(toPublishedDraft(locator), toEditedDraft(locator));
  const saver = createDraftSaver({
    stored: storedOf(locator),
    read: (stored) => validConfig(store.get().draft, { ...store.get().draft, ...stored }),
    async send(config, revision) {
      const answer = await calls.saveDraft(config, revision);
      calls.remember(answer);
      return { revision: answer.draft?.revision ?? 0, at: answer.draft?.updatedAt ?? '' };
    },
    onFailure: noteConflict,
    ...(pauseMs !== undefined && { pauseMs }),
  });
  let { draft: known } = store.get();
  store.subscribe(() => {
    const { draft } = store.get();
    if (draft === known) return;
    known = draft;
    saver.changed();
  });

  const adopt = (read: Locator, typed: Partial<EditorDraft> = {}) => {
    calls.remember(read);
    set({ base: read, conflict: undefined });
    store.adopt(toPublishedDraft(read), { ...toEditedDraft(read), ...typed });
    saver.adopt(storedOf(read));
    if (Object.keys(typed).length > 0) saver.changed();
  };
  const setMine = (mine: EditingState['mine']) => set({ mine });

  return {
    store,
    saver,
    adopt,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dropMine: () => setMine(undefined),
    /** Called after a reload. Shows a newer version, unless there are unsaved changes here. */
    receive(read: Locator) {
      const { base, isSaving } = state;
      const isNewer =
        read.version > base.version ||
        (read.version === base.version && (read.draft?.revision ?? 0) > saver.revision());
      const { draft } = store.get();
      const isStored = changedFields({ ...draft, ...saver.stored() }, draft).length === 0;
      if (isNewer && !isSaving && isStored && saver.state()?.kind !== 'keeping') adopt(read);
    },
    async save(): Promise<Saved> {
      const { draft: sent, published } = store.get();
      if (state.isSaving || changedFields(published, sent).length === 0)
        return { kind: 'unchanged' };
      const wrong = Object.keys(store.validate());
      if (wrong.length > 0) return { kind: 'refused', places: wrong };
      set({ isSaving: true });
      await saver.stop();
      try {
        const answer = await calls.publish({
          ...(sent.name !== published.name && { name: sent.name }),
          ...(sent.host !== published.host && { host: sent.host }),
          config: toLocatorConfig(sent),
          version: state.base.version,
        });
        const { draft } = store.get();
        const since = changedFields(sent, draft).map((field) => [field, draft[field]]);
        adopt(answer, Object.fromEntries(since));
        setMine(undefined);
        return { kind: 'saved' };
      } catch (error) {
        saver.changed();
        if (noteConflict(error)) return { kind: 'conflict' };
        const refused = refusedFields(error);
        const places = Object.keys(refused);
        if (places.length === 0) return { kind: 'failed' };
        store.refuse(refused);
        return { kind: 'refused', places };
      } finally {
        set({ isSaving: false });
      }
    },
    /** Discards the draft and returns its changes, so that they can be restored. */
    async discard(): Promise<Partial<EditorDraft>> {
      const { draft, published } = store.get();
      await saver.stop();
      try {
        adopt(await calls.discardDraft());
      } catch (error) {
        saver.changed();
        throw error;
      }
      setMine(undefined);
      const typed = changedFields(published, draft).map((field) => [field, draft[field]]);
      return Object.fromEntries(typed);
    },
    async seeTheirs(): Promise<void> {
      const theirs = await calls.readLatest();
      const { base } = state;
      const { draft: typed } = store.get();
      const before = { ...typed, ...saver.stored(), name: base.name, host: base.host };
      const merged = mergeDrafts({ before, mine: typed, theirs: toEditedDraft(theirs) });
      const own = changedFields(toEditedDraft(theirs), merged.draft);
      adopt(theirs, Object.fromEntries(own.map((field) => [field, merged.draft[field]])));
      setMine(merged.contested.length > 0 ? { draft: typed, fields: merged.contested } : undefined);
    },
    async keepMine(): Promise<void> {
      const theirs = await calls.readLatest();
      const { draft: typed } = store.get();
      const own = changedFields(toEditedDraft(theirs), typed);
      adopt(theirs, Object.fromEntries(own.map((field) => [field, typed[field]])));
    },
    takeMine(field: DraftField): void {
      const { mine } = state;
      if (!mine) return;
      store.change({ [field]: mine.draft[field] });
      const fields = mine.fields.filter((one) => one !== field);
      setMine(fields.length > 0 ? { ...mine, fields } : undefined);
    },
  };
}
export type LocatorEditing = ReturnType<typeof createLocatorEditing>;

function storedOf({ config, draft }: Locator) {
  return { config: draft?.config ?? config, revision: draft?.revision ?? 0, at: draft?.updatedAt };
}

const PART = /^body\.(?:config\.)?/;

/** Errors of the server by path. A field with several errors, such as CSS lines, gets a path for each. */
export function refusedFields(error: unknown): WrongFields {
  if (!(error instanceof ProblemError)) return {};
  const refused: WrongFields = {};
  for (const { field, ...fault } of error.errors) {
    const path = field.replace(PART, '');
    let place = path;
    for (let again = 2; Object.hasOwn(refused, place); again += 1) place = `${path}.${again}`;
    refused[place] = { ...fault, module: 'locator' };
  }
  return refused;
}
