import { Button } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import type { ImportReading } from '#platform/contract/imports/import-reading.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './repairs.module.css';

/** An invalid value of an optional column can be left out, so that its line is imported without it. */
export function LeaveOutOffers({
  reading: { leaveOut, canLeaveOut },
  nameOf,
  onChange,
}: {
  reading: ImportReading;
  nameOf: (column: string) => string;
  onChange: (leaveOut: string[]) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const chosen = leaveOut.map(({ column }) => column);
  if (leaveOut.length + canLeaveOut.length === 0) return null;
  return (
    <section className={classes.offers} aria-label={t('platform:import.leaveOutAct')}>
      <ul>
        {canLeaveOut.map(({ column, count }) => (
          <li key={column} className={classes.offer}>
            <span className={classes.words}>
              <Trans
                i18nKey="platform:import.leaveOut"
                count={count}
                values={{ formatted: format.number(count), name: nameOf(column) }}
                components={{ b: <b /> }}
              />
            </span>
            <Button variant="default" onClick={() => onChange([...chosen, column])}>
              {t('platform:import.leaveOutAct')}
            </Button>
          </li>
        ))}
        {leaveOut.map(({ column, count }) => (
          <li key={column} className={classes.offer}>
            <span className={classes.words}>
              {t('platform:import.leftOut', {
                name: nameOf(column),
                formatted: format.number(count),
              })}
            </span>
            <Button
              variant="default"
              onClick={() => onChange(chosen.filter((one) => one !== column))}
            >
              {t('platform:import.leftOutBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
