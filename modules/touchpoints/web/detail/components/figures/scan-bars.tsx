import { useTranslation } from 'react-i18next';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { useScanBars } from '../../../data/use-scan-bars.ts';
import classes from '../detail.module.css';
import type { TouchpointStatistics } from './touchpoint-figures.tsx';

const SHOWN = 4;

/** Where, with what and by which suffix people came in the period. */
export function ScanBars({
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
