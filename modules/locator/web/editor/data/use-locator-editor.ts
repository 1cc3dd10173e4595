import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  discardLocatorDraftCall,
  getLocatorCall,
  type Locator,
  listLocatorsCall,
  listLocatorVersionsCall,
  saveLocatorCall,
  saveLocatorDraftCall,
} from '#modules/locator/contract/locator-calls.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/query-of.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import {
  changedFields,
  configOf,
  type DraftField,
  type EditorDraft,
  editedOf,
  publishedOf,
  validConfig,
} from './editor-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { refusedFields } from './refused-fields.ts';

export interface LocatorEditor {
  store: DraftStore;
  saver: DraftSaver;
  /** As it was read or saved last. */
  base: Locator;
  isSaving: boolean;
  /** Another person saved first. */
  conflict: { by: string; at: string } | undefined;
  /** What was typed here into fields that the other person changed too. */
  mine: { draft: EditorDraft; fields: DraftField[] } | undefined;
  /** Answers the places that are wrong, where it could not be saved for that. */
  save: () => Promise<readonly string[]>;
  discard: () => Promise<void>;
  seeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
  takeMine: (field: DraftField) => void;
  dropMine: () => void;
  /** A version was restored. */
  adopt: (locator: Locator) => void;
}

/** Edits a draft that is stored by itself, and publishes it as the next version [LOC-03]. */
export function useLocatorEditor(locator: Locator): LocatorEditor {
  const { t } = useTranslation();
  const say = useProblemText();
  const queries = useQueryClient();
  const { slug } = locator;
  const params = { slug };
  const [base, setBase] = useState(locator);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<LocatorEditor['conflict']>();
  const [mine, setMine] = useState<LocatorEditor['mine']>();
  const publish = useCallMutation(saveLocatorCall, {
    changes: [listLocatorsCall, listLocatorVersionsCall],
  });
  const remember = (read: Locator) =>
    queries.setQueryData(queryKeyOf(getLocatorCall, { params }), read);
  const noteConflict = (error: unknown) => {
    if (!(error instanceof ProblemError) || error.code !== changedMeanwhile.code) return false;
    setConflict({ by: String(error.params?.by ?? ''), at: String(error.params?.at ?? '') });
    return true;
  };
  const [{ store, saver }] = useState(() => {
    const drafts = createDraftStore(publishedOf(locator), editedOf(locator));
    return {
      store: drafts,
      saver: createDraftSaver({
        stored: storedOf(locator),
        read: (stored) => validConfig(drafts.get().draft, { ...drafts.get().draft, ...stored }),
        async send(config, revision) {
          const answer = await callServer(saveLocatorDraftCall, {
            params,
            body: { config, revision },
          });
          remember(answer);
          return { revision: answer.draft?.revision ?? 0, at: answer.draft?.updatedAt ?? '' };
        },
        onFailure: noteConflict,
      }),
    };
  });
  useEffect(() => {
    let { draft } = store.get();
    return store.subscribe(() => {
      const next = store.get().draft;
      if (next === draft) return;
      draft = next;
      saver.changed();
    });
  }, [store, saver]);
  // A screen that is left stores what waits.
  useEffect(() => () => void saver.flush(), [saver]);

  const adopt = (read: Locator, typed: Partial<EditorDraft> = {}) => {
    remember(read);
    setBase(read);
    setConflict(undefined);
    store.adopt(publishedOf(read), { ...editedOf(read), ...typed });
    saver.adopt(storedOf(read));
    if (Object.keys(typed).length > 0) saver.changed();
  };
  const isNewer =
    locator.version > base.version ||
    (locator.version === base.version && (locator.draft?.revision ?? 0) > saver.revision());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a newer one was read
  useEffect(() => {
    const { draft } = store.get();
    const isStored = changedFields({ ...draft, ...saver.stored() }, draft).length === 0;
    if (isNewer && !isSaving && isStored && saver.state()?.kind !== 'keeping') adopt(locator);
  }, [isNewer, locator]);
  const readLatest = () =>
    queries
      .fetchQuery({ ...queryOf(getLocatorCall, { params }), staleTime: 0 })
      .catch((error: unknown) => {
        showToast({ tone: 'bad', text: say(error) });
      });

  return {
    store,
    saver,
    base,
    isSaving,
    conflict,
    mine,
    adopt,
    dropMine: () => setMine(undefined),
    async save() {
      const { draft: sent, published } = store.get();
      if (isSaving || changedFields(published, sent).length === 0) return [];
      const wrong = Object.keys(store.check());
      if (wrong.length > 0) return wrong;
      setSaving(true);
      await saver.stop();
      try {
        const answer = await publish.mutateAsync({
          params,
          body: {
            ...(sent.name !== published.name && { name: sent.name }),
            ...(sent.host !== published.host && { host: sent.host }),
            config: configOf(sent),
            version: base.version,
          },
        });
        const { draft } = store.get();
        const since = changedFields(sent, draft).map((field) => [field, draft[field]]);
        adopt(answer, Object.fromEntries(since));
        setMine(undefined);
        showToast({ text: t('locator:editor.saved') });
        return [];
      } catch (error) {
        saver.changed();
        if (noteConflict(error)) return [];
        const refused = refusedFields(error);
        const places = Object.keys(refused);
        if (places.length > 0) store.refuse(refused);
        else showToast({ tone: 'bad', text: t('locator:editor.saveFailed') });
        return places;
      } finally {
        setSaving(false);
      }
    },
    async discard() {
      const { draft, published } = store.get();
      await saver.stop();
      try {
        adopt(await callServer(discardLocatorDraftCall, { params }));
      } catch (error) {
        saver.changed();
        showToast({ tone: 'bad', text: say(error) });
        return;
      }
      setMine(undefined);
      const typed = changedFields(published, draft).map((field) => [field, draft[field]]);
      showToast({
        text: t('locator:editor.discarded', { count: typed.length }),
        action: {
          label: t('locator:editor.undoDiscard'),
          onClick: () => store.change(Object.fromEntries(typed)),
        },
      });
    },
    async seeTheirs() {
      const theirs = await readLatest();
      if (!theirs) return;
      const { draft: typed } = store.get();
      const before = { ...typed, ...saver.stored(), name: base.name, host: base.host };
      const merged = mergeDrafts({ before, mine: typed, theirs: editedOf(theirs) });
      const own = changedFields(editedOf(theirs), merged.draft);
      adopt(theirs, Object.fromEntries(own.map((field) => [field, merged.draft[field]])));
      setMine(merged.contested.length > 0 ? { draft: typed, fields: merged.contested } : undefined);
    },
    async keepMine() {
      const theirs = await readLatest();
      if (!theirs) return;
      const { draft: typed } = store.get();
      const own = changedFields(editedOf(theirs), typed);
      adopt(theirs, Object.fromEntries(own.map((field) => [field, typed[field]])));
    },
    takeMine(field) {
      if (!mine) return;
      store.change({ [field]: mine.draft[field] });
      const fields = mine.fields.filter((one) => one !== field);
      setMine(fields.length > 0 ? { ...mine, fields } : undefined);
    },
  };
}

function storedOf({ config, draft }: Locator) {
  return { config: draft?.config ?? config, revision: draft?.revision ?? 0, at: draft?.updatedAt };
}
