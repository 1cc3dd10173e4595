import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locator } from '#modules/locator/contract/locator-calls.ts';
import { getLocatorChoicesCall } from '#modules/locator/contract/locator-choices.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import {
  type UseLeaveBlocker,
  useUnsavedGuard,
} from '#platform/web/fields/form/use-unsaved-guard.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { EditingContext } from '../data/draft-context.tsx';
import { changedFields, tabForPath } from '../data/editor-draft.ts';
import { useEditorDigest } from '../data/use-editor-digest.ts';
import { focusPlace, useEditorTab } from '../data/use-editor-tab.ts';
import { useLocatorEditor } from '../data/use-locator-editor.ts';
import { DraftConflict } from './draft-conflict.tsx';
import classes from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorTabs } from './editor-tabs.tsx';

const PANEL = 'locator-tab';
const LivePage = onDemand(() => import('./site-preview.tsx'));
/** The editor has a separate blocker that saves the draft first. */
const useNoBlocker: UseLeaveBlocker = () => {};
/** Each tab is loaded when it is first opened. */
const TABS = {
  settings: onDemand(() => import('../tabs/settings-tab.tsx'), <SkeletonRows />),
  map: onDemand(() => import('../tabs/map-tab.tsx'), <SkeletonRows />),
  search: onDemand(() => import('../tabs/search-tab.tsx'), <SkeletonRows />),
  location: onDemand(() => import('../tabs/location-tab.tsx'), <SkeletonRows />),
  translations: onDemand(() => import('../tabs/translations-tab.tsx'), <SkeletonRows />),
  customData: onDemand(() => import('../tabs/custom-data-tab.tsx'), <SkeletonRows />),
  header: onDemand(() => import('../tabs/links-tab.tsx'), <SkeletonRows />),
  footer: onDemand(() => import('../tabs/links-tab.tsx'), <SkeletonRows />),
};

/** Header, tabs, the open tab, the live preview beside it and the save bar. */
export function LocatorEditor({ clientId, locator }: { clientId: string; locator: Locator }) {
  const { t } = useTranslation();
  const editor = useLocatorEditor(locator);
  const { store, saver } = editor;
  const digest = useEditorDigest(store, saver);
  const [tab, open] = useEditorTab();
  const [isOpen, setOpen] = useState(true);
  const [isPreviewing, setPreviewing] = useState(false);
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  const choices = useCall(getLocatorChoicesCall, { params: { slug: locator.slug } }).data;
  const { slug } = locator;
  const editing = useMemo(() => ({ slug, store, choices }), [slug, store, choices]);
  const confirmLoss = useUnsavedGuard(digest.unstored, useNoBlocker);
  useLeaveBlocker({
    isArmed: digest.unstored > 0,
    async mayLeave() {
      // What can be stored is stored first; only the rest would be lost.
      await saver.flush();
      const { draft, published } = store.get();
      const { name, host } = published;
      const rest = changedFields({ ...draft, ...saver.stored(), name, host }, draft);
      return rest.length === 0 || confirmLoss();
    },
  });
  const goTo = (path: string) => {
    setPreviewing(false);
    open(tabForPath(path));
    focusPlace(path);
  };
  const Tab = TABS[tab];
  return (
    <EditingContext value={editing}>
      <EditorHead clientId={clientId} editor={editor} digest={digest} />
      <EditorTabs
        panelId={PANEL}
        tab={tab}
        digest={digest}
        preview={{ isOpen, isPreviewing, onOpen: setOpen, onPreview: setPreviewing }}
        onSelect={open}
      />
      <DraftConflict editor={editor} />
      <div
        className={classes.split}
        data-open={isOpen || undefined}
        data-previewing={isPreviewing || undefined}
      >
        <div
          role="tabpanel"
          id={PANEL}
          aria-labelledby={`${PANEL}-${tab}`}
          className={classes.form}
        >
          <Tab key={tab} clientId={clientId} tab={tab} />
        </div>
        {(isWide ? isOpen : isPreviewing) && (
          <aside className={classes.preview} aria-label={t('locator:editor.preview.title')}>
            <LivePage slug={locator.slug} />
          </aside>
        )}
      </div>
      <EditorBar editor={editor} digest={digest} tab={tab} onGoTo={goTo} />
    </EditingContext>
  );
}
