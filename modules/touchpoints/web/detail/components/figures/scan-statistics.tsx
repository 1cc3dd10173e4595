import type { UseQueryResult } from '@tanstack/react-query';
import type { StatisticsPeriod } from '#modules/touchpoints/contract/statistics.ts';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ScansOverTime } from '../../../components/scans-over-time.tsx';
import { useScanBars } from '../../../data/use-scan-bars.ts';
import classes from '../detail.module.css';
import type { TouchpointStatistics } from './touchpoint-figures.tsx';

const SHOWN = 4;

/** Scans over time, by country, device and suffix [TP-05]. */
export default function ScanStatistics({
  query,
  period,
  onPeriod,
}: {
  query: UseQueryResult<TouchpointStatistics>;
  period: StatisticsPeriod;
  onPeriod: (period: StatisticsPeriod) => void;
}) {
  const { t } = useTranslation();
  const { data } = query;
  if (data === undefined && query.isError)
    return (
      <section className={classes.over}>
        <RegionError error={query.error} onRetry={() => void query.refetch()} />
      </section>
    );
  if (data?.visits === 0)
    return (
      <section className={classes.over}>
        <h2>{t('touchpoints:scans.title')}</h2>
        <p className={classes.none}>
          <b>{t('touchpoints:scans.noneYet')}</b> {t('touchpoints:scans.noneYetHelp')}
        </p>
      </section>
    );
  return (
    <>
      <div className={classes.over}>
        <ScansOverTime
          overTime={data?.overTime}
          period={period}
          onPeriod={onPeriod}
          isLoading={query.isFetching}
          isNarrow
          height={180}
        />
      </div>
      <ScanBars statistics={data} isLoading={query.isFetching} />
    </>
  );
}

/** Visits of the period by country, device and suffix. */
function ScanBars({
  statistics,
  isLoading,
}: {
  statistics: TouchpointStatistics | undefined;
  isLoading: boolean;
}) {
  const { t } = useTranslation();
  const { bars, countries, devices } = useScanBars(SHOWN);
  const charts = [
    [t('touchpoints:scans.country'), countries(statistics?.countries)],
    [t('touchpoints:scans.device'), devices(statistics?.devices)],
    [t('touchpoints:scans.suffix'), bars(statistics?.suffixes, ({ value }) => value)],
  ] as const;
  return (
    <div className={classes.three}>
      {charts.map(([title, items]) => (
        <div key={title}>
          <BarChart
            title={title}
            itemWord={title}
            unit="count"
            isNarrow
            loading={isLoading}
            items={items}
          />
        </div>
      ))}
    </div>
  );
}
