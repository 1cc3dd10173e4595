import { type JobFigures, LONGEST_WAIT_SECONDS } from '#modules/super-admin/contract/jobs.ts';
import { Figure, StatRow } from '#platform/web/display/figures/dashboard.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FigureTile } from '../../components/figure-tile.tsx';
import { useMoments } from '../../data/use-moments.ts';

/** State of the queues; figures with a limit are drawn as a share of it. */
export function JobFiguresRow({ figures }: { figures: JobFigures }) {
  const { t } = useTranslation();
  const { number, percent, duration } = useFormat();
  const { span } = useMoments();
  const { waiting, longestWaitSeconds, running, capacity, machines } = figures;
  const { doneInHour, medianSeconds, endedInDay, failedInDay, healedInDay, givenUp } = figures;
  return (
    <StatRow>
      <Figure
        share={longestWaitSeconds / LONGEST_WAIT_SECONDS}
        isCurrent={longestWaitSeconds > LONGEST_WAIT_SECONDS / 2}
      >
        <FigureTile label={t('super-admin:jobs.figure.waiting')} value={number(waiting)}>
          {longestWaitSeconds > 0
            ? t('super-admin:jobs.figure.oldest', {
                time: span(longestWaitSeconds),
                limit: duration(LONGEST_WAIT_SECONDS),
              })
            : t('super-admin:jobs.figure.noneWaits')}
        </FigureTile>
      </Figure>
      <Figure share={capacity > 0 ? running / capacity : undefined}>
        <FigureTile
          label={t('super-admin:jobs.figure.running')}
          value={number(running)}
          of={
            capacity > 0
              ? t('super-admin:jobs.figure.ofCapacity', { capacity: number(capacity) })
              : undefined
          }
          tone={capacity > 0 ? 'plain' : 'due'}
        >
          {capacity > 0
            ? t('super-admin:jobs.figure.machines', { count: machines })
            : t('super-admin:jobs.figure.noWorkers')}
        </FigureTile>
      </Figure>
      <Figure>
        <FigureTile label={t('super-admin:jobs.figure.doneInHour')} value={number(doneInHour)}>
          {medianSeconds === null
            ? t('super-admin:jobs.figure.noneDone')
            : t('super-admin:jobs.figure.perMinute', {
                rate: number(Math.round(doneInHour / 60)),
                time: span(medianSeconds),
              })}
        </FigureTile>
      </Figure>
      <Figure>
        <FigureTile
          label={t('super-admin:jobs.figure.failedInDay')}
          value={number(failedInDay)}
          tone={failedInDay > healedInDay ? 'bad' : 'plain'}
        >
          {t('super-admin:jobs.figure.healed', {
            share: percent(endedInDay > 0 ? Math.min(1, failedInDay / endedInDay) : 0, 1),
            healed: number(healedInDay),
          })}
        </FigureTile>
      </Figure>
      <Figure>
        <FigureTile
          label={t('super-admin:jobs.figure.givenUp')}
          value={number(givenUp)}
          tone={givenUp > 0 ? 'due' : 'plain'}
        >
          {givenUp > 0
            ? t('super-admin:jobs.figure.decide')
            : t('super-admin:jobs.figure.nothingToDecide')}
        </FigureTile>
      </Figure>
    </StatRow>
  );
}
