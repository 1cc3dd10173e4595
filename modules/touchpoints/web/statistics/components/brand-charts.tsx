import { useTranslation } from 'react-i18next';
import type { StatisticsPeriod } from '#modules/touchpoints/contract/statistics.ts';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { DashboardGrid } from '#platform/web/display/figures/dashboard-grid.tsx';
import { DashboardSection } from '#platform/web/display/figures/dashboard-section.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { ScansOverTime } from '../../components/scans-over-time.tsx';
import { useScanBars } from '../../data/use-scan-bars.ts';
import type { BrandStatistics } from './brand-figures.tsx';

const SHOWN = 8;

/** When, where, with what and of which product people scan. */
export function BrandCharts({
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
      // Names of products are long.
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
    <DashboardGrid>
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
