import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getBrandStatisticsCall,
  type StatisticsPeriod,
} from '#modules/touchpoints/contract/statistics.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useNewTouchpoint } from '../../list/components/use-new-touchpoint.ts';
import { BrandCharts } from '../components/brand-charts.tsx';
import { BrandFigures } from '../components/brand-figures.tsx';
import classes from '../components/statistics.module.css';

const FIRST_PERIOD: StatisticsPeriod = '12-months';

export const preload: ScreenPreload = ({ queries, client }) => {
  const query = { brandId: client.brandId, period: FIRST_PERIOD };
  void queries.prefetchQuery(callQueryOptions(getBrandStatisticsCall, { query }));
};

/** Scans of all touchpoints of the brand [TP-05]. */
export default function BrandStatisticsScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const create = useNewTouchpoint(client.id);
  const [period, setPeriod] = useState(FIRST_PERIOD);
  const statistics = useCall(getBrandStatisticsCall, {
    query: { brandId: client.brandId, period },
  });
  return (
    <>
      <PageHead title={t('touchpoints:title.statistics')} />
      <div className={classes.scroll}>
        <QueryBoundary
          query={statistics}
          isEmpty={({ visits }) => visits === 0}
          empty={
            <EmptyState
              title={t('touchpoints:scans.noneYet')}
              actions={<PageActionButtons actions={create} />}
            >
              {t('touchpoints:statistics.emptyText')}
            </EmptyState>
          }
        >
          {(data) => (
            <>
              <BrandFigures brandId={client.brandId} statistics={data} />
              <BrandCharts
                clientId={client.id}
                statistics={data}
                period={period}
                onPeriod={setPeriod}
                isLoading={statistics.isFetching}
              />
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}
