import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ChangeValue } from '../changes/change-value.tsx';
import classes from './fault-list.module.css';
import { FaultValue } from './fault-value.tsx';
import { useFaultMessage } from './use-fault-message.ts';

/** The same faults where a table has no room. */
export function FaultCards({
  faults,
  nameOf,
  record,
}: {
  faults: readonly ImportReport['faults'][number][];
  nameOf: (column: string) => string;
  record: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const say = useFaultMessage();
  return (
    <ul className={classes.cards} aria-label={t('platform:import.errors')}>
      {faults.map((fault) => (
        <li key={`${fault.line} ${fault.column} ${fault.code}`} className={classes.card}>
          <div className={classes.cardHead}>
            <b>{nameOf(fault.column)}</b>
            <span className={classes.cardLine}>
              {t('platform:import.lineNumber', { line: format.number(fault.line) })}
            </span>
          </div>
          <p className={classes.cardValue}>
            <FaultValue value={fault.value} /> <span className={classes.problem}>{say(fault)}</span>
          </p>
          {fault.record !== '' && (
            <p className={classes.cardRecord}>
              {t('platform:labelled', { label: record, value: fault.record })}
              {fault.now !== undefined && (
                <>
                  , {t('platform:labelled', { label: t('platform:import.now'), value: '' })}
                  <ChangeValue value={fault.now} />
                </>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
