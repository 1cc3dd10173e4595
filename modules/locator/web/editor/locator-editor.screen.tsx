import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { getLocatorCall, type Locator } from '#modules/locator/contract/locator-calls.ts';
import { getLocatorChoicesCall } from '#modules/locator/contract/locator-choices.ts';
import type { LocatorTab } from '#modules/locator/contract/locator-config.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { ScreenLoading } from '#platform/web/feedback/screen-loading.tsx';
import { focusPlace } from '#platform/web/fields/form/focus-place.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import {
  type UseLeaveBlocker,
  useLeaveBlocker,
  useRouterAddress,
} from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { DraftConflict } from './components/draft-conflict.tsx';
import classes from './components/editor.module.css';
import { EditorBar, EditorHead } from './components/editor-bar.tsx';
import { EditorTabs } from './components/editor-tabs.tsx';
import { EditingContext } from './data/draft-context.tsx';
import { changedFields, EDITOR_TABS, tabForPath } from './data/editor-draft.ts';
import { useEditorDigest, useLocatorEditor } from './data/use-locator-editor.ts';

const PANEL = 'locator-tab';

const LivePage = onDemand(() => import('./components/site-preview.tsx'), <PageLoading />);

/** The editor has a separate blocker that saves the draft first. */
const useNoBlocker: UseLeaveBlocker = () => {};

/** Each tab is loaded when it is first opened. */
const TABS = {
  settings: onDemand(() => import('./tabs/settings-tab.tsx'), <ScreenLoading shape="form" />),
  map: onDemand(() => import('./tabs/map-tab.tsx'), <ScreenLoading shape="form" />),
  search: onDemand(() => import('./tabs/search-tab.tsx'), <ScreenLoading shape="form" />),
  location: onDemand(() => import('./tabs/location-tab.tsx'), <ScreenLoading shape="form" />),
  translations: onDemand(
    () => import('./tabs/translations-tab.tsx'),
    <ScreenLoading shape="form" />,
  ),
  customData: onDemand(() => import('./tabs/custom-data-tab.tsx'), <ScreenLoading shape="form" />),
  header: onDemand(() => import('./tabs/links-tab.tsx'), <ScreenLoading shape="form" />),
  footer: onDemand(() => import('./tabs/links-tab.tsx'), <ScreenLoading shape="form" />),
};

export const preload: ScreenPreload = ({ queries, params: { slug = '' } }) => {
  void queries.prefetchQuery(callQueryOptions(getLocatorCall, { params: { slug } }));
};

/** The configuration of one store locator [LOC-03]. */
export default function LocatorEditorScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { slug = '' } = useParams({ strict: false }) as { slug?: string };
  const locator = useCall(getLocatorCall, { params: { slug } });
  const { error, data } = locator;
  const isMissing = error instanceof ProblemError && error.code === notFound.code;
  // A user of several clients may open the URL of another client's locator.
  const isForeign = data?.slug === slug && data.clientId !== client.id;
  if (isMissing || isForeign)
    return (
      <MessagePage
        number="404"
        title={t('locator:editor.gone.title')}
        actions={
          <Button component={Link} to={clientAddress(client.id, 'platform/locator/list')}>
            {t('locator:menu.list')}
          </Button>
        }
      >
        {t('locator:editor.gone.text')}
      </MessagePage>
    );
  return (
    <QueryBoundary query={locator} isEditor loading={<ScreenLoading shape="editor" />}>
      {(found) => <LocatorEditor key={found.slug} clientId={client.id} locator={found} />}
    </QueryBoundary>
  );
}

/** Header, tabs, the open tab, the live preview beside it and the save bar. */
function LocatorEditor({ clientId, locator }: { clientId: string; locator: Locator }) {
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
      // Saves what can be saved; only the rest would be lost.
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
        data-tool
        data-open={isOpen || undefined}
        data-previewing={isPreviewing || undefined}
      >
        <div
          role="tabpanel"
          id={PANEL}
          aria-labelledby={`${PANEL}-${tab}`}
          className={classes.form}
        >
          <Tab key={tab} tab={tab} />
        </div>
        {(isWide ? isOpen : isPreviewing) && (
          <aside className={classes.preview} aria-label={t('locator:editor.preview.title')}>
            <LivePage slug={locator.slug} placesCentre={tab === 'map'} />
          </aside>
        )}
      </div>
      <EditorBar editor={editor} digest={digest} tab={tab} onGoTo={goTo} />
    </EditingContext>
  );
}

function PageLoading() {
  const { t } = useTranslation();
  return (
    <p className={classes.waiting} role="status">
      {t('platform:loading')}
    </p>
  );
}

/** The open tab is part of the URL: `?tab=map`. */
function useEditorTab(): [LocatorTab, (tab: LocatorTab) => void] {
  const { search, setSearch } = useRouterAddress();
  const given = new URLSearchParams(search).get('tab');
  const current = EDITOR_TABS.find((tab) => tab === given) ?? 'settings';
  const open = useCallback(
    (tab: LocatorTab) => {
      const params = new URLSearchParams(search);
      params.set('tab', tab);
      setSearch(`?${params}`, 'push');
    },
    [search, setSearch],
  );
  return [current, open];
}
