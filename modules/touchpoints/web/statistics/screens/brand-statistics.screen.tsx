import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  COMPARED_MONTHS,
  type ComparedMonths,
  getBrandStatisticsCall,
  type StatisticsPeriod,
} from '#modules/touchpoints/contract/statistics.ts';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { ComparisonSelect } from '#platform/web/date-range/compare-switch.tsx';
import {
  DashboardGrid,
  DashboardSection,
  Figure,
  StatRow,
} from '#platform/web/display/figures/dashboard.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LastDaysFigure, ScanRateFigure } from '../../components/scan-figures.tsx';
import { ScansOverTime } from '../../components/scans-over-time.tsx';
import { useScanBars } from '../../data/use-scan-bars.ts';
import { useNewTouchpoint } from '../../list/components/touchpoint-actions.tsx';
import classes from '../components/statistics.module.css';

const SHOWN = 8;

const FIRST_PERIOD: StatisticsPeriod = '12-months';

/** From the URL; the thirty days directly before by default or for an unknown value. */
function comparedMonths({ compare }: { compare?: unknown }): ComparedMonths {
  return COMPARED_MONTHS.find((one) => String(one) === String(compare)) ?? COMPARED_MONTHS[0];
}

export const preload: ScreenPreload = ({ queries, client, search }) => {
  const query = {
    brandId: client.brandId,
    period: FIRST_PERIOD,
    compare: comparedMonths(search),
  };
  void queries.prefetchQuery(callQueryOptions(getBrandStatisticsCall, { query }));
};

/** Scans of all touchpoints of the brand [TP-05]. */
export default function BrandStatisticsScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const create = useNewTouchpoint(client.id);
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const compare = comparedMonths(search);
  const [period, setPeriod] = useState(FIRST_PERIOD);
  const statistics = useCall(getBrandStatisticsCall, {
    query: { brandId: client.brandId, period, compare },
  });
  const isEmpty = statistics.data?.visits === 0;
  return (
    <>
      <PageHead
        title={t('touchpoints:title.statistics')}
        tool={
          !isEmpty && (
            <ComparisonSelect
              options={COMPARED_MONTHS}
              value={compare}
              onChange={(months) =>
                void navigate({ to: '.', search: { ...search, compare: months }, replace: true })
              }
            />
          )
        }
      />
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

/** Scans over time, by country, device, suffix and product. */
function BrandCharts({
  clientId,
  statistics,
  period,
  onPeriod,
  isLoading,
}: {
  clientId: string;
  statistics: BrandStatistics;
  period: StatisticsPeriod;
  onPeriod: (period: StatisticsPeriod) => void;
  isLoading: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { bars, countries, devices } = useScanBars(SHOWN);
  const products = bars(
    // A chart of hundreds of products is unreadable, so only the top ones are shown; the list has the rest.
    statistics.products.slice(0, SHOWN),
    ({ name, value }) => name || value,
    ({ _id }) => (_id === null ? undefined : clientAddress(clientId, `touchpoints/${_id}`)),
  );
  const charts = [
    { title: t('touchpoints:scans.country'), span: 3, items: countries(statistics.countries) },
    { title: t('touchpoints:scans.device'), span: 3, items: devices(statistics.devices) },
    {
      // Wide, because names of products are long.
      span: 6,
      title: t('touchpoints:type.product'),
      items: products,
      ...(statistics.products.length > SHOWN && {
        note: t('touchpoints:statistics.most', {
          shown: number(SHOWN),
          total: number(statistics.products.length),
        }),
      }),
    },
  ] as const;
  return (
    <DashboardGrid fills>
      <DashboardSection span={12}>
        <ScansOverTime
          overTime={statistics.overTime}
          period={period}
          onPeriod={onPeriod}
          isLoading={isLoading}
          height={240}
        />
      </DashboardSection>
      {charts.map(({ span, ...chart }) => (
        <DashboardSection key={chart.title} span={span}>
          <BarChart {...chart} itemWord={chart.title} unit="count" isNarrow loading={isLoading} />
        </DashboardSection>
      ))}
    </DashboardGrid>
  );
}

type BrandStatistics = CallOutput<typeof getBrandStatisticsCall>;

/** All touchpoints of the brand in four figures; the scan rate is shown as part of the line below. */
function BrandFigures({ brandId, statistics }: { brandId: string; statistics: BrandStatistics }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data: counts } = useCall(getSearchFiltersCall, { query: { brandId } });
  const { visits, scans, clicks, scanRate, quantity, last30Days, previous30Days, previousRange } =
    statistics;
  const total = counts?.views.all ?? 0;
  return (
    <StatRow>
      <Figure>
        <Stat
          label={t('touchpoints:scans.all')}
          value={visits}
          unit="count"
          detail={t('touchpoints:statistics.split', {
            scans: number(scans),
            clicks: number(clicks),
          })}
        />
      </Figure>
      <ScanRateFigure
        scanRate={scanRate}
        quantity={quantity}
        withoutQuantity={t('touchpoints:statistics.noQuantity')}
      />
      <LastDaysFigure last={last30Days} before={previous30Days} range={previousRange} />
      <Figure>
        <Stat
          label={t('touchpoints:view.neverScanned')}
          value={counts?.views['never-scanned'] ?? null}
          unit="count"
          detail={
            counts &&
            t('touchpoints:statistics.ofTouchpoints', { count: total, formatted: number(total) })
          }
        />
      </Figure>
    </StatRow>
  );
}
