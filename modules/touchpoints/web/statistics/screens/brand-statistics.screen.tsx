import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getBrandStatisticsCall,
  type StatisticsPeriod,
} from '#modules/touchpoints/contract/statistics.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { WayBack } from '#platform/web/module/way-back.tsx';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { NewTouchpointButton } from '../../list/components/new-touchpoint-button.tsx';
import { BrandCharts } from '../components/brand-charts.tsx';
import { BrandFigures } from '../components/brand-figures.tsx';
import classes from '../components/statistics.module.css';

const FIRST_PERIOD: StatisticsPeriod = '12-months';

export const preload: ScreenPreload = ({ queries, client }) => {
  const query = { brandId: client.brandId, period: FIRST_PERIOD };
  void queries.prefetchQuery(queryOf(getBrandStatisticsCall, { query }));
};

/** Scans of all touchpoints of the brand [TP-05]. */
export default function BrandStatisticsScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const [period, setPeriod] = useState(FIRST_PERIOD);
  const statistics = useCall(getBrandStatisticsCall, {
    query: { brandId: client.brandId, period },
  });
  return (
    <>
      <PageHead
        path={
          <WayBack to={clientAddress(client.id, 'touchpoints/list')}>
            {t('touchpoints:menu.list')}
          </WayBack>
        }
        title={t('touchpoints:title.statistics')}
      />
      <div className={classes.scroll}>
        <QueryBoundary
          query={statistics}
          isEmpty={({ visits }) => visits === 0}
          empty={
            <EmptyCounter
              title={t('touchpoints:scans.noneYet')}
              actions={<NewTouchpointButton clientId={client.id} />}
            >
              {t('touchpoints:statistics.emptyText')}
            </EmptyCounter>
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
