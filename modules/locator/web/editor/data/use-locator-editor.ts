import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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
import type { LocatorTab } from '#modules/locator/contract/locator-config.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import type { DraftSaver } from './draft-saver.ts';
import { type DraftStore, shownFaults } from './draft-store.ts';
import { changedFields, type DraftField, EDITOR_TABS, tabForPath } from './editor-draft.ts';
import { createLocatorEditing, type EditingState, type LocatorEditing } from './locator-editing.ts';
import { missingTranslations } from './translation-rows.ts';

export interface LocatorEditor
  extends EditingState,
    Pick<LocatorEditing, 'store' | 'saver' | 'adopt' | 'takeMine' | 'dropMine'> {
  /** Answers the places that are wrong, where it could not be saved for that. */
  save: () => Promise<readonly string[]>;
  discard: () => Promise<void>;
  seeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

/** The editing of a locator with its calls, and what becomes of it as messages [LOC-03]. */
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
  // A screen that is left stores what waits.
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

/** What head, tabs and action bar show of the whole draft. */
export interface EditorDigest {
  name: string;
  changes: readonly DraftField[];
  /** Fields that are not stored as a draft: leaving would lose them. */
  unstored: number;
  missing: number;
  /** Places with a fault that is shown, in the order of the tabs. */
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
    // Read again whenever a draft was stored.
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
