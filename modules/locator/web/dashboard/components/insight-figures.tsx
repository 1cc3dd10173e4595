import { useTranslation } from 'react-i18next';
import type { getLocatorInsightsCall } from '#modules/locator/contract/dashboard.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { RankingChange } from './ranking-change.tsx';

export type Insights = CallOutput<typeof getLocatorInsightsCall>;

/** Clicks, impressions, click rate and ranking, each against as many days before [LOC-07]. */
export function InsightFigures({ insights }: { insights: Insights }) {
  const { t } = useTranslation();
  const { number, percent, period } = useFormat();
  const { figures, before } = insights;
  const { totals, totalsBefore } = figures ?? {};
  const against = t('locator:dashboard.against', { range: period(before.from, before.to) });
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
