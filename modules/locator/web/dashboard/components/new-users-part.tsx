import type { getLocatorAnalyticsCall } from '#modules/locator/contract/dashboard.ts';
import { VISIT_SOURCES } from '#modules/locator/contract/traffic.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { dayPeriods } from '../data/dashboard-search.ts';
import classes from './dashboard.module.css';
import { SourceError } from './report-table.tsx';

/** New users by day, by source and by country. */
export function NewUsersPart({
  analytics,
  isLoading,
  onRetry,
}: {
  analytics: CallOutput<typeof getLocatorAnalyticsCall>;
  isLoading: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { number } = useFormat();
  const { nameOf } = useCountryNames();
  const { source, figures, failure, readAt } = analytics;
  const { newUsers = 0, days = [], sources = [], countries = [] } = figures ?? {};
  const ownNames = new Map<string, string>(
    VISIT_SOURCES.map((name) => [name, t(`locator:dashboard.source.${name}`)]),
  );
  const shared = { unit: 'count' as const, isNarrow: true, loading: isLoading };
  return (
    <div className={classes.stack}>
      <SourceError source={source} failure={failure} readAt={readAt} onRetry={onRetry} />
      <ColumnChart
        title={t('locator:dashboard.perDay')}
        note={`${number(newUsers)}, ${t(`locator:dashboard.by.${source}`)}`}
        height={140}
        series={[{ key: 'count', label: t('locator:dashboard.newUsers'), colour: 'c1' }]}
        periods={dayPeriods(days, locale)}
        {...shared}
      />
      <BarChart
        title={t('locator:dashboard.from')}
        itemWord={t('locator:dashboard.from')}
        items={sources.map((one) => ({
          key: one.source,
          label: (source === 'own' ? ownNames.get(one.source) : undefined) ?? one.source,
          value: one.newUsers,
          wraps: true,
        }))}
        {...shared}
      />
      <BarChart
        title={t('locator:dashboard.country')}
        itemWord={t('locator:dashboard.country')}
        items={countries.map(({ country, newUsers: value }) => ({
          key: country ?? 'unknown',
          label: country ? nameOf(country) : t('locator:dashboard.unknown'),
          value,
          wraps: true,
          ...(country === null && { colour: 'others' as const }),
        }))}
        {...shared}
      />
    </div>
  );
}
