import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  discardLocatorDraftCall,
  getLocatorCall,
  type Locator,
  listLocatorsCall,
  listLocatorVersionsCall,
  saveLocatorCall,
  saveLocatorDraftCall,
} from '#modules/locator/contract/locator-calls.ts';
import type { LocatorTab } from '#modules/locator/contract/locator-config.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { DraftSaver } from './draft-saver.ts';
import { type DraftStore, shownFaults } from './draft-store.ts';
import { changedFields, type DraftField, EDITOR_TABS, tabForPath } from './editor-draft.ts';
import { createLocatorEditing, type EditingState, type LocatorEditing } from './locator-editing.ts';
import { missingTranslations } from './translation-rows.ts';

export interface LocatorEditor
  extends EditingState,
    Pick<LocatorEditing, 'store' | 'saver' | 'adopt' | 'takeMine' | 'dropMine'> {
  /** Returns the paths of invalid fields if saving was not possible. */
  save: () => Promise<readonly string[]>;
  discard: () => Promise<void>;
  seeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

/** Editing of a locator with its calls and messages [LOC-03]. */
export function useLocatorEditor(locator: Locator): LocatorEditor {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const params = { slug: locator.slug };
  const publish = useCallMutation(saveLocatorCall, {
    changes: [listLocatorsCall, listLocatorVersionsCall],
  });
  const [editing] = useState(() =>
    createLocatorEditing(locator, {
      saveDraft: (config, revision) =>
        callServer(saveLocatorDraftCall, { params, body: { config, revision } }),
      publish: (body) => publish.mutateAsync({ params, body }),
      discardDraft: () => callServer(discardLocatorDraftCall, { params }),
      readLatest: () =>
        queries.fetchQuery({ ...callQueryOptions(getLocatorCall, { params }), staleTime: 0 }),
      remember: (read) => queries.setQueryData(callQueryKey(getLocatorCall, { params }), read),
    }),
  );
  const state = useSyncExternalStore(editing.subscribe, editing.get, editing.get);
  useEffect(() => editing.receive(locator), [editing, locator]);
  // Leaving the screen saves pending changes.
  useEffect(() => () => void editing.saver.flush(), [editing]);
  const showFailure = (error: unknown): void => {
    showToast({ tone: 'bad', text: problemText(error) });
  };

  const { store, saver, adopt, takeMine, dropMine } = editing;
  return {
    ...state,
    ...{ store, saver, adopt, takeMine, dropMine },
    async save() {
      const saved = await editing.save();
      if (saved.kind === 'saved') showToast({ text: t('locator:editor.saved') });
      if (saved.kind === 'failed') showToast({ tone: 'bad', text: t('locator:editor.saveFailed') });
      return saved.kind === 'refused' ? saved.places : [];
    },
    async discard() {
      try {
        const typed = await editing.discard();
        showToast({
          text: t('locator:editor.discarded', { count: Object.keys(typed).length }),
          action: {
            label: t('locator:editor.undoDiscard'),
            onClick: () => store.change(typed),
          },
        });
      } catch (error) {
        showFailure(error);
      }
    },
    seeTheirs: () => editing.seeTheirs().catch(showFailure),
    keepMine: () => editing.keepMine().catch(showFailure),
  };
}

/** Summary of the draft for header, tabs and action bar. */
export interface EditorDigest {
  name: string;
  changes: readonly DraftField[];
  /** Fields that cannot be stored as a draft and would be lost when leaving. */
  unstored: number;
  missing: number;
  /** Paths with visible errors, in tab order. */
  wrong: readonly { path: string; tab: LocatorTab }[];
}

/** Deferred: it lags slightly behind typing. */
export function useEditorDigest(store: DraftStore, saver: DraftSaver): EditorDigest {
  const state = useDeferredValue(useSyncExternalStore(store.subscribe, store.get, store.get));
  const saved = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const { draft, published } = state;
  const changes = useMemo(() => changedFields(published, draft), [published, draft]);
  const unstored = useMemo(() => {
    const { name, host } = published;
    // Read again after each saved draft.
    void saved;
    return changedFields({ ...draft, ...saver.stored(), name, host }, draft).length;
  }, [draft, published, saver, saved]);
  const missing = useMemo(() => missingTranslations(draft).length, [draft]);
  const wrong = useMemo(
    () =>
      Object.keys(shownFaults(state))
        .map((path) => ({ path, tab: tabForPath(path) }))
        .sort((one, other) => EDITOR_TABS.indexOf(one.tab) - EDITOR_TABS.indexOf(other.tab)),
    [state],
  );
  return { name: draft.name, changes, unstored, missing, wrong };
}
