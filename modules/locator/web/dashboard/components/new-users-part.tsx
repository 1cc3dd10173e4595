import { useId, useState } from 'react';
import type { getLocatorAnalyticsCall } from '#modules/locator/contract/dashboard.ts';
import { VISIT_SOURCES } from '#modules/locator/contract/traffic.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { BarChart, type BarItem } from '#platform/web/charts/bars/bar-chart.tsx';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import { ChartOrTable, type LedgerView } from '#platform/web/display/chart-or-table.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { dayPeriods, lastReportedDay } from '../data/dashboard-search.ts';
import classes from './dashboard.module.css';
import { SourceError } from './report-table.tsx';

/** New users by day, by source and by country: one section, as charts or as tables. */
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
  const { number, shortDay } = useFormat();
  const { nameOf } = useCountryNames();
  const titleId = useId();
  const [view, setView] = useState<LedgerView>('chart');
  const { source, range, figures, failure, readAt } = analytics;
  const { newUsers = 0, days = [], sources = [], countries = [] } = figures ?? {};
  const ownNames = new Map<string, string>(
    VISIT_SOURCES.map((name) => [name, t(`locator:dashboard.source.${name}`)]),
  );
  const last = lastReportedDay(days, range.to);
  const until =
    last === undefined ? undefined : t('locator:dashboard.until', { day: shortDay(last) });
  const title = t('locator:dashboard.newUsers');
  const shared = { unit: 'count' as const, loading: isLoading, partAs: view };
  const bars = (items: BarItem[]) => ({
    ...shared,
    items,
    whole: Math.max(1, ...items.map(({ value }) => value)),
    ...(until !== undefined && { note: until }),
  });
  return (
    <section aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <span className={classes.note}>{t(`locator:dashboard.by.${source}`)}</span>
        {days.length > 0 && (
          <span className={classes.switch}>
            <ChartOrTable title={title} view={view} onChange={setView} isNarrow />
          </span>
        )}
      </header>
      <div className={classes.stack}>
        <SourceError source={source} failure={failure} readAt={readAt} onRetry={onRetry} />
        <ColumnChart
          title={t('locator:dashboard.perDay')}
          note={[number(newUsers), until].filter(Boolean).join(' ')}
          height={140}
          series={[{ key: 'count', label: title, colour: 'c1' }]}
          periods={dayPeriods(days, { locale, until: range.to })}
          {...shared}
        />
        <BarChart
          title={t('locator:dashboard.from')}
          itemWord={t('locator:dashboard.from')}
          {...bars(
            sources.map((one) => ({
              key: one.source,
              label: (source === 'own' ? ownNames.get(one.source) : undefined) ?? one.source,
              value: one.newUsers,
              wraps: true,
            })),
          )}
        />
        <BarChart
          title={t('locator:dashboard.country')}
          itemWord={t('locator:dashboard.country')}
          {...bars(
            countries.map(({ country, newUsers: value }) => ({
              key: country ?? 'unknown',
              label: country ? nameOf(country) : t('locator:dashboard.unknown'),
              value,
              wraps: true,
              ...(country === null && { colour: 'others' as const }),
            })),
          )}
        />
      </div>
    </section>
  );
}
