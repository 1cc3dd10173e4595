import { useTranslation } from 'react-i18next';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { dayPeriods } from '../data/day-periods.ts';
import classes from './dashboard.module.css';
import type { Insights } from './insight-figures.tsx';
import { PlainTable } from './plain-table.tsx';
import { RankingChange } from './ranking-change.tsx';
import { SourceError } from './source-error.tsx';

/** Shorter numbers have the same form as those beside them. */
const SHORTENED_FROM = 10_000;

/** Clicks per day and the ten best pages, with the source they are from. */
export function InsightsPart({
  insights,
  isLoading,
  onRetry,
}: {
  insights: Insights;
  isLoading: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { number, compactNumber, percent, period, moment } = useFormat();
  const { source, range, readAt, failure, figures } = insights;
  const by = t(`locator:dashboard.by.${source}`);
  const { days = [], pages = [], pagesWithClicks = null } = figures ?? {};
  return (
    <div className={classes.stack}>
      <SourceError source={source} failure={failure} readAt={readAt} onRetry={onRetry} />
      <ColumnChart
        title={t('locator:dashboard.clicksPerDay')}
        note={t('locator:dashboard.note', {
          range: period(range.from, range.to),
          source:
            source === 'own' || readAt === null
              ? by
              : t('locator:dashboard.readAt', { source: by, when: moment(readAt) }),
        })}
        unit="count"
        height={200}
        loading={isLoading}
        series={[{ key: 'count', label: t('locator:dashboard.clicks'), colour: 'c1' }]}
        periods={dayPeriods(days, locale)}
      />
      {source !== 'own' && days.some(({ isComplete }) => !isComplete) && (
        <p className={classes.note}>{t('locator:dashboard.late')}</p>
      )}
      <PlainTable
        title={t('locator:dashboard.topPages')}
        note={
          pagesWithClicks === null
            ? undefined
            : t('locator:dashboard.ofPages', {
                count: pagesWithClicks,
                formatted: number(pagesWithClicks),
              })
        }
        columns={[
          { key: 'page', label: t('locator:dashboard.page') },
          { key: 'clicks', label: t('locator:dashboard.clicks'), isFigure: true },
          { key: 'impressions', label: t('locator:dashboard.impressions'), isFigure: true },
          { key: 'ctr', label: t('locator:dashboard.ctrShort'), isFigure: true },
          { key: 'ranking', label: t('locator:dashboard.rankingShort'), isFigure: true },
          { key: 'change', label: t('locator:dashboard.change'), isFigure: true },
        ]}
        rows={pages.map((page) => ({
          key: page.page,
          cells: [
            <PagePath key="path" path={page.page} />,
            number(page.clicks),
            page.impressions < SHORTENED_FROM
              ? number(page.impressions)
              : compactNumber(page.impressions),
            page.ctr === null ? '–' : percent(page.ctr, 1),
            page.position === null ? '–' : number(page.position, 1),
            <RankingChange key="change" now={page.position} before={page.positionBefore} />,
          ],
        }))}
      />
    </div>
  );
}

/** The last part of a path is the page itself. */
function PagePath({ path }: { path: string }) {
  const at = path.lastIndexOf('/') + 1;
  return (
    <span className={classes.path} title={path}>
      <small>{path.slice(0, at)}</small>
      <strong>{path.slice(at)}</strong>
    </span>
  );
}
