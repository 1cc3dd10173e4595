import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { BarChart, type BarItem } from '#platform/web/charts/bars/bar-chart.tsx';
import { Funnel } from '#platform/web/charts/bars/funnel.tsx';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import type { Unit } from '#platform/web/charts/frame/chart-format.ts';
import type { Period } from '#platform/web/charts/period/period-data.ts';
import { DashboardSection } from '#platform/web/display/figures/dashboard.tsx';
import { chartDates } from '#platform/web/format/date-formats.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { ConversionSearch } from '../data/conversion-search.ts';
import {
  acceptedSince,
  acceptedWithin,
  leadsAddress,
  statusCondition,
} from '../data/leads-address.ts';
import classes from './conversion.module.css';

/** In minutes. Up to the first limit an answer is quick, from the second on slow. */
const QUICK = 240;
const SLOW = 2880;
/** Fewer leads are not representative for a rate. */
const ENOUGH = 10;

/** Outcome of each month's leads, the funnel, and a comparison of quick and slow answers [CONV-01]. */
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
      <DashboardSection span={4}>
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

/** Outcomes of the leads by month; full months only, so that no month is partial. */
function conversionPeriods(
  months: Conversion['months'],
  {
    locale,
    by,
    wayOf,
  }: {
    locale: Locale;
    by: 'count' | 'value';
    wayOf: (month: string, name: string) => Period['way'];
  },
): Period[] {
  const short = chartDates(locale, { month: 'short' });
  const long = chartDates(locale, { month: 'long', year: 'numeric' });
  return months.map(({ month, converted, open, waiting, lost }) => {
    const first = new Date(`${month}-01T00:00:00Z`);
    const name = long(first);
    return {
      key: month,
      label: short(first),
      name,
      values: {
        converted: converted[by],
        open: open[by],
        waiting: waiting[by],
        lost: lost[by],
      },
      way: wayOf(month, name),
    };
  });
}

/** Shares of the acceptance times, and a sentence that compares quick with slow answers. */
function useAnswerTimes(
  answerTimes: Conversion['answerTimes'],
  hrefOf: (from: number, under: number | null) => string,
): {
  times: BarItem[];
  sentence: string | undefined;
} {
  const { t } = useTranslation();
  const { percent, duration } = useFormat();
  const accepted = answerTimes.reduce((sum, time) => sum + time.accepted, 0);
  const words = (minutes: number) => duration(minutes * 60);
  const times = answerTimes.map(({ under, accepted: count }, at) => {
    const from = answerTimes[at - 1]?.under ?? null;
    return {
      key: String(under),
      label: label(from, under),
      value: accepted > 0 ? count / accepted : 0,
      ...(count > 0 && { href: hrefOf(from ?? 0, under) }),
    };
  });
  return { times: accepted > 0 ? times : [], sentence: compared() };

  function label(from: number | null, under: number | null): string {
    if (from === null) return t('leads:conversion.under', { time: words(under ?? 0) });
    if (under === null) return t('leads:conversion.over', { time: words(from) });
    return `${words(from)} – ${words(under)}`;
  }

  function compared(): string | undefined {
    const sum = (of: readonly Conversion['answerTimes'][number][]) => ({
      accepted: of.reduce((total, time) => total + time.accepted, 0),
      converted: of.reduce((total, time) => total + time.converted, 0),
    });
    const quick = sum(answerTimes.filter(({ under }) => under !== null && under <= QUICK));
    const slow = sum(answerTimes.filter(({ under }) => under === null || under > SLOW));
    if (quick.accepted < ENOUGH || slow.accepted < ENOUGH) return undefined;
    return t('leads:conversion.quickAgainstSlow', {
      quick: words(QUICK),
      quickRate: percent(quick.converted / quick.accepted),
      slow: words(SLOW),
      slowRate: percent(slow.converted / slow.accepted),
    });
  }
}
