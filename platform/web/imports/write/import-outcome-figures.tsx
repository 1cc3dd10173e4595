import { useTranslation } from 'react-i18next';
import type { ImportOutcome } from '#platform/contract/imports/import-outcome.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../import-screen.module.css';

/** What an import has done, in figures. */
export function ImportOutcomeFigures({
  outcome,
  hasNew = true,
}: {
  outcome: ImportOutcome;
  /** Not where a line never makes something new. */
  hasNew?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const figures = [
    ...(hasNew ? [{ words: t('platform:import.created'), count: outcome.created }] : []),
    { words: t('platform:import.updated'), count: outcome.updated },
    { words: t('platform:import.skipped'), count: outcome.leftOut },
  ];
  return (
    <dl className={classes.outcome}>
      {figures.map(({ words, count }) => (
        <div key={words} className={classes.outcomeFigure}>
          <dt>{words}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
