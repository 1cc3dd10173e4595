import { useTranslation } from 'react-i18next';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import type { getBrandStatisticsCall } from '#modules/touchpoints/contract/statistics.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure } from '#platform/web/display/figures/figure.tsx';
import { StatRow } from '#platform/web/display/figures/stat-row.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { LastDaysFigure } from '../../components/last-days-figure.tsx';
import { ScanRateFigure } from '../../components/scan-rate-figure.tsx';

export type BrandStatistics = CallOutput<typeof getBrandStatisticsCall>;

/** All touchpoints of the brand in four figures; the scan rate is a piece of the line below. */
export function BrandFigures({
  brandId,
  statistics,
}: {
  brandId: string;
  statistics: BrandStatistics;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data: counts } = useCall(getSearchFiltersCall, { query: { brandId } });
  const { visits, scans, clicks, scanRate, quantity, last30Days, previous30Days } = statistics;
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
      <LastDaysFigure last={last30Days} before={previous30Days} />
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
