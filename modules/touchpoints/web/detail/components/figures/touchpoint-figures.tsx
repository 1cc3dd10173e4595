import type { getTouchpointStatisticsCall } from '#modules/touchpoints/contract/statistics.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LastDaysFigure, ScanRateFigure } from '../../../components/scan-figures.tsx';
import classes from '../detail.module.css';

export type TouchpointStatistics = CallOutput<typeof getTouchpointStatisticsCall>;

/** Visits in four figures; the scan rate is shown as part of the line below. */
export function TouchpointFigures({
  touchpoint,
  statistics,
}: {
  touchpoint: Touchpoint;
  statistics: TouchpointStatistics | undefined;
}) {
  const { t } = useTranslation();
  const { number, ago } = useFormat();
  const { nameOf } = useCountryNames();
  const countryOf = (last: { country: string; countryByLanguage: boolean }) => {
    const country = last.country && nameOf(last.country);
    return last.countryByLanguage ? t('touchpoints:scans.byLanguage', { country }) : country;
  };
  const {
    last,
    scanRate = null,
    last30Days = null,
    previous30Days = 0,
    previousRange,
  } = statistics ?? {};
  const { quantity } = touchpoint;
  return (
    <div className={classes.figures}>
      <StatRow>
        <Figure>
          <Stat
            label={t('touchpoints:scans.all')}
            value={statistics?.visits ?? touchpoint.scans + touchpoint.clicks}
            unit="count"
            detail={
              statistics &&
              t('touchpoints:scans.clicksAndRobots', {
                clicks: number(statistics.clicks),
                robots: number(statistics.robots),
              })
            }
          />
        </Figure>
        <ScanRateFigure
          scanRate={scanRate}
          quantity={quantity}
          withoutQuantity={t('touchpoints:scans.noQuantity')}
        />
        <LastDaysFigure last={last30Days} before={previous30Days} range={previousRange} />
        <Figure>
          <Stat
            label={t('touchpoints:scans.last')}
            value={last ? ago(last.at) : null}
            unit="count"
            detail={
              last
                ? [countryOf(last), t(`touchpoints:device.${last.device}`)]
                    .filter(Boolean)
                    .join(', ')
                : t('touchpoints:scans.never')
            }
          />
        </Figure>
      </StatRow>
    </div>
  );
}
