import { useTranslation } from 'react-i18next';
import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { Funnel } from '#platform/web/charts/bars/funnel.tsx';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import type { Unit } from '#platform/web/charts/frame/use-figures.ts';
import { DashboardSection } from '#platform/web/display/figures/dashboard-section.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { conversionPeriods } from '../data/conversion-periods.ts';
import type { ConversionSearch } from '../data/conversion-search.ts';
import {
  acceptedSince,
  acceptedWithin,
  leadsAddress,
  statusCondition,
} from '../data/leads-address.ts';
import { useAnswerTimes } from '../data/use-answer-times.ts';
import classes from './conversion.module.css';

/** What came of each month's leads, how many went on, and how quick answers do against slow ones [CONV-01]. */
export function ConversionCharts({
  clientId,
  data,
  search,
  isLoading,
}: {
  clientId: string;
  data: Conversion;
  search: ConversionSearch;
  isLoading: boolean;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { percent, duration } = useFormat();
  const { totals, toConvert, currency } = data;
  const unit: Unit = currency === null ? 'count' : { currency };
  const by = currency === null ? 'count' : 'value';
  const counted = { clientId, data, search };
  const today = useToday();
  const periods = conversionPeriods(data.months, {
    locale,
    by,
    wayOf: (month, name) => ({
      href: leadsAddress(counted, [], [month, month]),
      words: t('leads:conversion.cameIn', { month: name }),
    }),
  });
  const { times, sentence } = useAnswerTimes(data.answerTimes, (from, under) =>
    leadsAddress(counted, [acceptedWithin(from, under)]),
  );
  const wentOn = totals.accepted[by] > 0 ? totals.converted[by] / totals.accepted[by] : 0;
  return (
    <>
      <DashboardSection span={8}>
        <ColumnChart
          title={t('leads:conversion.perMonth')}
          note={t('leads:conversion.byCreation')}
          unit={unit}
          loading={isLoading}
          series={[
            { key: 'converted', label: t('leads:conversion.converted'), colour: 'converted' },
            { key: 'open', label: t('leads:conversion.open'), colour: 'accepted' },
            { key: 'waiting', label: t('leads:conversion.waiting'), colour: 'new' },
            { key: 'lost', label: t('leads:conversion.lost'), colour: 'lost' },
          ]}
          periods={periods}
        />
      </DashboardSection>
      <DashboardSection span={4}>
        <Funnel
          title={t('leads:conversion.funnel')}
          note={t(by === 'value' ? 'leads:conversion.valueWent' : 'leads:conversion.leadsWent')}
          unit={unit}
          stepWord={t('leads:conversion.step')}
          isNarrow
          loading={isLoading}
          steps={[
            {
              key: 'created',
              label: t('leads:conversion.created'),
              value: totals.created[by],
              href: leadsAddress(counted),
              colour: 'new',
            },
            {
              key: 'accepted',
              label: t('leads:conversion.accepted'),
              value: totals.accepted[by],
              href: leadsAddress(counted, [acceptedSince(data.from, today)]),
              colour: 'accepted',
            },
            {
              key: 'converted',
              label: t('leads:conversion.converted'),
              value: totals.converted[by],
              href: leadsAddress(counted, [statusCondition('converted')]),
              colour: 'converted',
              ...(toConvert.now !== null && {
                came: t('leads:conversion.convertedIn', {
                  share: percent(wentOn, 1),
                  time: duration(toConvert.now * 60),
                }),
              }),
            },
          ]}
        />
      </DashboardSection>
      <DashboardSection span={5}>
        <BarChart
          title={t('leads:conversion.toAccept')}
          note={t('leads:conversion.ofAccepted')}
          unit="roundShare"
          whole={1}
          items={times}
          itemWord={t('leads:conversion.toAccept')}
          isNarrow
          loading={isLoading}
        />
        {sentence && <p className={classes.sentence}>{sentence}</p>}
      </DashboardSection>
    </>
  );
}
