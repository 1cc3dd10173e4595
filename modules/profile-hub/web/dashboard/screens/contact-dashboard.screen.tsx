import { IconFileImport } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getDashboardCall, getDashboardFileCall } from '#modules/profile-hub/contract/dashboard.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { ComparisonSelect } from '#platform/web/date-range/compare-switch.tsx';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { useSheetAction } from '#platform/web/exports/use-sheet-action.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from '../components/dashboard.module.css';
import { DashboardCharts } from '../components/dashboard-charts.tsx';
import { DashboardFigures } from '../components/dashboard-figures.tsx';
import {
  COMPARED_MONTHS,
  comparedMonths,
  dashboardMonths,
  type Months,
} from '../data/dashboard-months.ts';

export const preload: ScreenPreload = ({ queries, client, search }) => {
  const query = { brandId: client.brandId, months: dashboardMonths(search) };
  void queries.prefetchQuery(callQueryOptions(getDashboardCall, { query }));
};

/** Number and kinds of contacts [PH-01]. */
export default function ContactDashboardScreen() {
  const { t } = useTranslation();
  const updated = useUpdatedText();
  const { id: clientId, brandId } = useCurrentClient();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const months = dashboardMonths(search);
  const setMonths = (chosen: Months) =>
    void navigate({ to: '.', search: { ...search, months: chosen }, replace: true });
  const dashboard = useCall(getDashboardCall, { query: { brandId, months } });
  const monthes = dashboard.data?.totalProfiles.monthes ?? [];
  const compared = comparedMonths(search, monthes);
  const { download, isDownloading } = useDownload(getDashboardFileCall);
  const isEmpty = dashboard.data?.totalProfiles.count === 0;
  const asFile = useSheetAction({
    isBusy: isDownloading,
    onChoose: (format) => download({ query: { brandId, months, format } }),
  });
  const bring: PageAction = {
    id: 'import',
    label: t('profile-hub:dashboard.import'),
    icon: IconFileImport,
    isPrimary: true,
    to: clientAddress(clientId, 'profilehub/import'),
  };
  return (
    <>
      <PageHead
        decisions={
          !isEmpty && <ModuleDecisions module="profile-hub" calm={t('profile-hub:decision.none')} />
        }
        title={t('profile-hub:menu.dashboard')}
        subtitle={dashboard.data && updated(dashboard.data.countedAt)}
        actions={isEmpty ? [] : [asFile]}
        tool={
          !isEmpty && (
            <ComparisonSelect
              options={COMPARED_MONTHS.filter((one) => one < Math.max(monthes.length, 2))}
              value={compared}
              onChange={(compare) =>
                void navigate({ to: '.', search: { ...search, compare }, replace: true })
              }
            />
          )
        }
      />
      <div className={classes.scroll}>
        <QueryBoundary
          query={dashboard}
          isEmpty={({ totalProfiles }) => totalProfiles.count === 0}
          empty={
            <EmptyState
              title={t('profile-hub:dashboard.noneYet')}
              actions={<PageActionButtons actions={[bring]} />}
            >
              {t('profile-hub:dashboard.emptyText')}
            </EmptyState>
          }
        >
          {(data) => (
            <>
              <DashboardFigures clientId={clientId} data={data} compared={compared} />
              <DashboardCharts
                clientId={clientId}
                data={data}
                months={months}
                onMonths={setMonths}
                isLoading={dashboard.isFetching}
              />
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}

/** “Updated today at 22:28”: a complete sentence, because languages combine day and time differently. */
function useUpdatedText(): (at: string) => string {
  const { t } = useTranslation();
  const { nearDay, shortDay, time } = useFormat();
  return (at) => {
    const day = nearDay(at);
    return day === 'other'
      ? t('profile-hub:dashboard.updated.on', { day: shortDay(at), time: time(at) })
      : t(`profile-hub:dashboard.updated.${day}`, { time: time(at) });
  };
}
