import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye, IconFileImport, IconMap2, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { getConfigurationCall } from '#modules/opportunity/contract/configuration.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { ScreenLoading } from '#platform/web/feedback/screen-loading.tsx';
import { focusPlace } from '#platform/web/fields/form/focus-place.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useLeaveBlocker, useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from './configuration.module.css';
import { ConfigurationBar } from './configuration-bar.tsx';
import { CONFIG_TABS, type ConfigTab, tabForPath } from './data/configuration-draft.ts';
import { TAB_NAMES } from './data/configuration-labels.ts';
import { EditingContext } from './data/editing-context.tsx';
import {
  type StoredConfiguration,
  useConfigurationEditor,
} from './data/use-configuration-editor.ts';
import { ShownLevelContext, useShownLevel } from './data/use-preview-areas.ts';

const PANEL = 'opportunity-configuration';

const LiveMap = onDemand(() => import('./map-preview.tsx'), <PreviewLoading />);

const TABS = {
  layers: onDemand(() => import('./tabs/layers-tab.tsx'), <ScreenLoading shape="form" />),
  prices: onDemand(() => import('./tabs/prices-tab.tsx'), <SkeletonRows />),
  retailers: onDemand(() => import('./tabs/retailers-tab.tsx'), <SkeletonRows />),
  categories: onDemand(() => import('./tabs/categories-tab.tsx'), <SkeletonRows />),
  countries: onDemand(() => import('./tabs/countries-tab.tsx'), <SkeletonRows />),
  access: onDemand(() => import('./tabs/access-tab.tsx'), <ScreenLoading shape="form" />),
};

const IMPORTS = ['intentions', 'prospects', 'sales'] as const;

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getConfigurationCall, { params: { clientId: client.id } }),
  );
};

/** Configuration of the opportunity map [OPP-08]. */
export default function ConfigurationScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  const configuration = useCall(getConfigurationCall, { params: { clientId: id } });
  return (
    <QueryBoundary
      query={configuration}
      isEditor
      loading={
        <>
          <PageHead title={t('opportunity:configuration.title')} />
          <ScreenLoading shape="editor" />
        </>
      }
    >
      {(stored) => <ConfigurationEditor key={id} clientId={id} stored={stored} />}
    </QueryBoundary>
  );
}

/** Header, tabs, the open tab, the live map next to it and the action bar [OPP-08]. */
function ConfigurationEditor({
  clientId,
  stored,
}: {
  clientId: string;
  stored: StoredConfiguration;
}) {
  const { t } = useTranslation();
  const { moment, date } = useFormat();
  const editor = useConfigurationEditor(clientId, stored);
  const { base, draft, wrong, changed, conflict } = editor;
  const shown = useShownLevel(draft);
  const [tab, openTab] = useTab();
  const [isPreviewing, setPreviewing] = useState(false);
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false });
  useUnsavedGuard(changed.length, useLeaveBlocker);
  const goTo = (path: string) => {
    setPreviewing(false);
    openTab(tabForPath(path));
    shown.follow(path);
    focusPlace(path);
  };
  const names = useNames(TAB_NAMES);
  const counts: Partial<Record<ConfigTab, number>> = {
    categories: draft.categories.length,
    countries: draft.countries.length,
  };
  const Tab = TABS[tab];
  const swap = t(
    isPreviewing ? 'opportunity:configuration.edit' : 'opportunity:configuration.liveMap',
  );
  return (
    <EditingContext value={editor}>
      <ShownLevelContext value={shown}>
        <PageHead
          title={t('opportunity:configuration.title')}
          subtitle={
            base.savedAt === null
              ? t('opportunity:configuration.neverSaved')
              : t('opportunity:configuration.savedBy', {
                  day: date(base.savedAt),
                  by: base.savedBy ?? '—',
                })
          }
          actions={[
            {
              id: 'import',
              label: t('opportunity:configuration.import'),
              icon: IconFileImport,
              rows: () =>
                IMPORTS.map((what) => ({
                  id: what,
                  label: t(`opportunity:imports.${what}.title`),
                  to: clientAddress(clientId, `platform/opportunity/import/${what}`),
                })),
            },
            {
              id: 'map',
              label: t('opportunity:configuration.openMap'),
              icon: IconMap2,
              to: clientAddress(clientId, 'platform/opportunity'),
            },
          ]}
        />
        <TabBar
          label={t('opportunity:configuration.tabs')}
          panelId={PANEL}
          current={tab}
          onSelect={(id) => openTab(id as ConfigTab)}
          pieces={CONFIG_TABS.map((id) => ({
            id,
            label: names[id],
            count: counts[id] || undefined,
            wrong: wrong.filter((one) => one.tab === id).length,
          }))}
          end={
            !isWide && (
              <Button
                variant="default"
                size="xs"
                aria-label={swap}
                leftSection={<Icon of={isPreviewing ? IconPencil : IconEye} size={15} />}
                onClick={() => setPreviewing(!isPreviewing)}
              >
                <span className={classes.buttonText}>{swap}</span>
              </Button>
            )
          }
        />
        {conflict && (
          <div className={classes.notes}>
            <Note
              tone="bad"
              title={
                conflict.by
                  ? t('platform:conflict.titleBy', { by: conflict.by, when: moment(conflict.at) })
                  : t('platform:conflict.title')
              }
              action={
                <>
                  <Button variant="default" onClick={() => void editor.reload()}>
                    {t('opportunity:configuration.reload')}
                  </Button>
                  <Button variant="subtle" onClick={() => void editor.overwrite()}>
                    {t('opportunity:configuration.overwrite')}
                  </Button>
                </>
              }
            >
              {t('opportunity:configuration.conflict')}
            </Note>
          </div>
        )}
        <div className={classes.split} data-wide={isWide} data-tool>
          {(isWide || !isPreviewing) && (
            <div
              role="tabpanel"
              id={PANEL}
              aria-labelledby={`${PANEL}-${tab}`}
              className={classes.form}
              onFocus={({ target }) =>
                editor.setFocused(target.closest<HTMLElement>('[data-path]')?.dataset.path ?? '')
              }
              onBlur={() => editor.setFocused('')}
            >
              <Tab key={tab} clientId={clientId} />
            </div>
          )}
          {(isWide || isPreviewing) && (
            <aside className={classes.preview} aria-label={t('opportunity:configuration.liveMap')}>
              <LiveMap clientId={clientId} />
            </aside>
          )}
        </div>
        <ConfigurationBar clientId={clientId} tab={tab} onGoTo={goTo} />
      </ShownLevelContext>
    </EditingContext>
  );
}

function PreviewLoading() {
  const { t } = useTranslation();
  return (
    <p className={classes.waiting} role="status">
      {t('platform:map.loading')}
    </p>
  );
}

/** The open tab is part of the URL: `?tab=prices`. */
function useTab(): [ConfigTab, (tab: ConfigTab) => void] {
  const { search, setSearch } = useRouterAddress();
  const given = new URLSearchParams(search).get('tab');
  const current = CONFIG_TABS.find((tab) => tab === given) ?? 'layers';
  return [
    current,
    (tab) => {
      if (tab === current) return;
      const params = new URLSearchParams(search);
      params.set('tab', tab);
      setSearch(`?${params}`, 'push');
    },
  ];
}
