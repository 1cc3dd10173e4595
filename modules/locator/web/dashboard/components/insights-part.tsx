import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { getLocatorInsightsCall } from '#modules/locator/contract/dashboard.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { dayPeriods } from '../data/dashboard-search.ts';
import classes from './dashboard.module.css';
import { PlainTable, SourceError } from './report-table.tsx';

/** A smaller position is better, so an upward arrow means a smaller number. */
function RankingChange({
  now,
  before,
  isLong = false,
}: {
  now: number | null;
  before: number | null;
  isLong?: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (now === null || before === null) return isLong ? null : '—';
  const gained = Math.round((before - now) * 10) / 10;
  if (gained === 0) return <span className={classes.note}>{t('locator:dashboard.same')}</span>;
  const isBetter = gained > 0;
  const places = number(Math.abs(gained), 1);
  const sentence = t(isBetter ? 'locator:dashboard.better' : 'locator:dashboard.worse', { places });
  return (
    <span className={classes.change} data-direction={isBetter ? 'better' : 'worse'}>
      <Icon of={isBetter ? IconArrowUpRight : IconArrowDownRight} size={14} />
      {isLong ? (
        sentence
      ) : (
        <>
          <span aria-hidden="true">{places}</span>
          <VisuallyHidden component="span">{sentence}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

export type Insights = CallOutput<typeof getLocatorInsightsCall>;

/** Clicks, impressions, click rate and position, compared with the same number of days before [LOC-07]. */
export function InsightFigures({ insights }: { insights: Insights }) {
  const { t } = useTranslation();
  const { number, percent, shortYearPeriod } = useFormat();
  const { figures, before } = insights;
  const { totals, totalsBefore } = figures ?? {};
  const against = t('locator:dashboard.against', {
    range: shortYearPeriod(before.from, before.to),
  });
  const counted = (name: 'clicks' | 'impressions') => {
    const reference = totalsBefore?.[name] ?? 0;
    return (
      <Figure>
        <Stat
          label={t(`locator:dashboard.${name}`)}
          value={totals?.[name] ?? null}
          unit="count"
          {...(reference > 0 && {
            change: { reference, as: 'share' as const, good: 'up' as const },
          })}
          detail={against}
        />
      </Figure>
    );
  };
  const ctrBefore = totalsBefore?.ctr ?? null;
  return (
    <StatRow>
      {counted('clicks')}
      {counted('impressions')}
      <Figure share={totals?.ctr ?? undefined}>
        <Stat
          label={t('locator:dashboard.ctr')}
          value={totals?.ctr ?? null}
          unit="share"
          detail={
            ctrBefore === null
              ? t('locator:dashboard.ctrOnly')
              : t('locator:dashboard.ctrBefore', { share: percent(ctrBefore, 1) })
          }
        />
      </Figure>
      <Figure>
        <Stat
          label={t('locator:dashboard.ranking')}
          value={typeof totals?.position === 'number' ? number(totals.position, 1) : null}
          unit="count"
          detail={
            <>
              <RankingChange
                now={totals?.position ?? null}
                before={totalsBefore?.position ?? null}
                isLong
              />{' '}
              {against}
            </>
          }
        />
      </Figure>
    </StatRow>
  );
}

/** Shorter numbers have the same format as those next to them. */
const SHORTENED_FROM = 10_000;

/** Clicks per day and the ten best pages, with their source. */
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
    <div className={classes.rows}>
      <div>
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
          height={184}
          loading={isLoading}
          series={[{ key: 'count', label: t('locator:dashboard.clicks'), colour: 'c1' }]}
          periods={dayPeriods(days, { locale, until: range.to })}
        />
        {source !== 'own' && days.some(({ isComplete }) => !isComplete) && (
          <p className={classes.help}>{t('locator:dashboard.late')}</p>
        )}
      </div>
      <div>
        <PlainTable
          isNumbered
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
            {
              key: 'clicks',
              label: t('locator:dashboard.clicks'),
              isFigure: true,
              isOrder: true,
              width: 76,
            },
            {
              ...{ key: 'impressions', label: t('locator:dashboard.impressions'), isFigure: true },
              ...{ width: 104, isMinor: true },
            },
            {
              ...{ key: 'ctr', label: t('locator:dashboard.ctrShort'), isFigure: true },
              ...{ width: 64, isMinor: true },
            },
            {
              ...{ key: 'ranking', label: t('locator:dashboard.rankingShort'), isFigure: true },
              width: 74,
            },
            {
              ...{ key: 'change', label: t('locator:dashboard.change'), isFigure: true },
              ...{ width: 86, isMinor: true },
            },
          ]}
          rows={pages.map((page) => ({
            key: page.page,
            cells: [
              <PagePath key="path" path={page.page} />,
              number(page.clicks),
              page.impressions < SHORTENED_FROM
                ? number(page.impressions)
                : compactNumber(page.impressions),
              page.ctr === null ? '—' : percent(page.ctr, 1),
              page.position === null ? '—' : number(page.position, 1),
              <RankingChange key="change" now={page.position} before={page.positionBefore} />,
            ],
          }))}
        />
        {source === 'own' && <p className={classes.help}>{t('locator:dashboard.ownAbout')}</p>}
      </div>
    </div>
  );
}

/** The last part of a path is the page itself. The locator is the one of the screen, so that only its first page names it. */
function PagePath({ path: whole }: { path: string }) {
  const path = whole.replace(/^\/l\/[^/]+(?=\/)/, '').replace(/^\/l\//, '/');
  const slash = path.lastIndexOf('/');
  return (
    <span className={classes.path} title={whole}>
      <small>
        <bdi>{path.slice(0, Math.max(0, slash))}</bdi>
      </small>
      {slash >= 0 && <span>/</span>}
      <strong>{path.slice(slash + 1)}</strong>
    </span>
  );
}
