import { useTranslation } from 'react-i18next';
import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import type { BarItem } from '#platform/web/charts/bars/bar-chart.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';

/** Answers up to here are quick; from the second on they are slow. In minutes. */
const QUICK = 240;
const SLOW = 2880;
/** Fewer leads are not representative for a rate. */
const ENOUGH = 10;

/** Shares of the acceptance times, and a sentence that compares quick with slow answers. */
export function useAnswerTimes(
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
