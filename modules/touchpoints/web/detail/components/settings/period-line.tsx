import { useTranslation } from 'react-i18next';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type PeriodProgress, periodProgress } from '../../data/period-progress.ts';
import classes from './period-line.module.css';

/** The time of a touchpoint as a line: brass is gone, the ring at its end is still to come. */
export function PeriodLine({ from, until }: { from: IsoDate; until: IsoDate | null }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const progress = periodProgress({ from, until, today: useToday() });
  return (
    <div className={classes.part}>
      <p className={classes.label}>{t('touchpoints:column.period')}</p>
      <div
        className={classes.line}
        data-kind={progress?.kind}
        style={{ '--gone': progress?.share ?? 0 }}
        aria-hidden="true"
      >
        <span className={classes.gone} />
      </div>
      <p className={classes.words}>{progress && wordsOf(progress)}</p>
    </div>
  );

  function wordsOf(found: PeriodProgress): string {
    switch (found.kind) {
      case 'open':
        return t('touchpoints:period.open');
      case 'planned':
        return t('touchpoints:period.startsIn', { count: found.days, days: number(found.days) });
      case 'over':
        return t('touchpoints:period.endedAgo', { count: found.days, days: number(found.days) });
      case 'running':
        return t('touchpoints:period.left', {
          count: found.days,
          left: number(found.left),
          days: number(found.days),
        });
    }
  }
}
