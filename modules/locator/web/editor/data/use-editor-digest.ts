import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { LocatorTab } from '#modules/locator/contract/locator-config.ts';
import type { DraftSaver } from './draft-saver.ts';
import { type DraftStore, shownFaults } from './draft-store.ts';
import { changedFields, type DraftField, EDITOR_TABS, tabForPath } from './editor-draft.ts';
import { missingTranslations } from './translation-rows.ts';

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
