import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBrandGoogle, IconCalendarStats, IconMapPinPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  getLocatorAnalyticsCall,
  getLocatorDashboardCall,
  getLocatorDashboardFileCall,
  getLocatorInsightsCall,
} from '#modules/locator/contract/dashboard.ts';
import { COMPARED_MONTHS } from '#modules/locator/contract/dashboard-period.ts';
import { connectLocatorSources, createLocators } from '#modules/locator/contract/permissions.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { DashboardGrid, DashboardSection } from '#platform/web/display/figures/dashboard.tsx';
import { useSheetAction } from '#platform/web/exports/use-sheet-action.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from '../components/dashboard.module.css';
import { PeriodChoice } from '../components/dashboard-choice.tsx';
import { GoogleDialog } from '../components/google-dialog.tsx';
import { InsightFigures, InsightsPart } from '../components/insights-part.tsx';
import { NewUsersPart } from '../components/new-users-part.tsx';
import { SearchedPlaces, StoresFunnel } from '../components/stores-part.tsx';
import {
  type DashboardQuery,
  type DashboardSearch,
  dashboardQuery,
  dashboardSearch,
  writeDashboardSearch,
} from '../data/dashboard-search.ts';

/** The title row has room for every period. */
const WIDE = '(min-width: 90em)';

export const preload: ScreenPreload = ({ queries, client }) => {
  const params = { clientId: client.id };
  void queries.prefetchQuery(callQueryOptions(getLocatorDashboardCall, { params }));
};

/** How visitors find and use a locator [LOC-07]. */
export default function LocatorDashboardScreen() {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const isAble = useAbilities();
  const navigate = useNavigate();
  const search = dashboardSearch(useSearch({ strict: false }));
  const change = (changes: Partial<DashboardSearch>) =>
    void navigate({
      to: '.',
      search: writeDashboardSearch({ ...search, ...changes }) as never,
      replace: true,
    });
  const dashboard = useCall(getLocatorDashboardCall, { params: { clientId } });
  const { download, isDownloading } = useDownload(getLocatorDashboardFileCall);
  const [isConnecting, setConnecting] = useState(false);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const locators = dashboard.data?.locators ?? [];
  const slug = (locators.find((one) => one.slug === search.locator) ?? locators[0])?.slug;
  const query = slug === undefined ? undefined : dashboardQuery(search, slug);
  const asFile = useSheetAction({
    isBusy: isDownloading,
    onChoose: (format) => query && download({ params: { clientId }, query: { ...query, format } }),
  });
  const connect: PageAction = {
    id: 'google',
    label: t('locator:google.connect'),
    icon: IconBrandGoogle,
    isRare: true,
    run: () => setConnecting(true),
  };
  const comparison: PageAction = {
    id: 'compare',
    label: t('platform:period.compare'),
    icon: IconCalendarStats,
    isRare: true,
    rows: () =>
      COMPARED_MONTHS.map((months) => ({
        id: `compare-${months}`,
        label:
          months === 0
            ? t('platform:period.previous')
            : t('platform:period.monthsAgo', { count: months }),
        isChosen: months === search.compare,
        run: () => change({ compare: months }),
      })),
  };
  const create: PageAction = {
    id: 'create',
    label: t('locator:dashboard.empty.act'),
    icon: IconMapPinPlus,
    isPrimary: true,
    to: clientAddress(clientId, 'platform/locator/creation'),
  };
  const locatorChoice = slug !== undefined && (
    <Select
      size="xs"
      aria-label={t('locator:dashboard.locator')}
      {...(!isPhone && { classNames: { input: classes.bare } })}
      value={slug}
      allowDeselect={false}
      searchable={locators.length > 8}
      onChange={(locator) => change({ locator: locator ?? undefined })}
      data={locators.map((one) => ({ value: one.slug, label: one.name }))}
    />
  );
  const periodChoice = query && (
    <PeriodChoice isWide={isWide} isPhone={isPhone} search={search} onChange={change} />
  );
  return (
    <>
      <PageHead
        title={t('locator:dashboard.title')}
        {...(!isPhone && { beside: locatorChoice, tool: periodChoice })}
        actions={
          query
            ? [
                asFile,
                ...(isPhone ? [] : [comparison]),
                ...(isAble(connectLocatorSources) ? [connect] : []),
              ]
            : []
        }
      />
      <div className={classes.scroll}>
        {isPhone && query && (
          <div className={classes.bar}>
            {locatorChoice}
            {periodChoice}
          </div>
        )}
        <QueryBoundary
          query={dashboard}
          isEmpty={(data) => data.locators.length === 0}
          empty={
            <EmptyState
              title={t('locator:dashboard.empty.title')}
              actions={isAble(createLocators) && <PageActionButtons actions={[create]} />}
            >
              {t('locator:dashboard.empty.text')}
            </EmptyState>
          }
        >
          {() => query && <Dashboard key={slug} clientId={clientId} query={query} />}
        </QueryBoundary>
      </div>
      {isConnecting && (
        <GoogleDialog
          clientId={clientId}
          google={dashboard.data?.google ?? null}
          onClose={() => setConnecting(false)}
        />
      )}
    </>
  );
}

/** Both sources have separate queries, so that one is shown if the other fails. */
function Dashboard({ clientId, query }: { clientId: string; query: DashboardQuery }) {
  const { t } = useTranslation();
  const params = { clientId };
  const insights = useCall(getLocatorInsightsCall, { params, query });
  const analytics = useCall(getLocatorAnalyticsCall, { params, query });
  return (
    <>
      {insights.data && <InsightFigures insights={insights.data} />}
      <div className={classes.sources}>
        <div>
          <QueryBoundary query={insights} errorTitle={t('locator:dashboard.error.search-console')}>
            {(data) => (
              <InsightsPart
                insights={data}
                isLoading={insights.isFetching}
                onRetry={() => void insights.refetch()}
              />
            )}
          </QueryBoundary>
        </div>
        <div>
          <QueryBoundary query={analytics} errorTitle={t('locator:dashboard.error.ga4')}>
            {(data) => (
              <NewUsersPart
                analytics={data}
                isLoading={analytics.isFetching}
                onRetry={() => void analytics.refetch()}
              />
            )}
          </QueryBoundary>
        </div>
      </div>
      <DashboardGrid>
        <DashboardSection span={12}>
          <StoresFunnel clientId={clientId} query={query} />
        </DashboardSection>
        <DashboardSection span={6}>
          <SearchedPlaces clientId={clientId} query={query} missing={false} />
        </DashboardSection>
        <DashboardSection span={6}>
          <SearchedPlaces clientId={clientId} query={query} missing />
        </DashboardSection>
      </DashboardGrid>
    </>
  );
}
