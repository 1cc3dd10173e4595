import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../faults/fault-list.module.css';
import { ChangedTo, ChangeValue } from './change-value.tsx';

/** The same changes where a table has no room. */
export function ChangeCards({
  changes,
  nameOf,
  record,
}: {
  changes: readonly ImportReport['changes'][number][];
  nameOf: (column: string) => string;
  record: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={classes.cards} aria-label={t('platform:import.changes')}>
      {changes.map(({ line, column, from, to, record: whose }) => (
        <li key={`${line} ${column}`} className={classes.card}>
          <div className={classes.cardHead}>
            <b>{nameOf(column)}</b>
            <span className={classes.cardLine}>
              {t('platform:import.lineNumber', { line: format.number(line) })}
            </span>
          </div>
          <p className={classes.cardChange}>
            <ChangeValue value={from} /> <ChangedTo value={to} />
          </p>
          {whose !== '' && (
            <p className={classes.cardRecord}>
              {record}: {whose}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
