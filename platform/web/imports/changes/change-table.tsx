import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../faults/fault-list.module.css';
import { ChangedTo, ChangeValue } from './change-value.tsx';

export function ChangeTable({
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
    <table className={classes.table} aria-label={t('platform:import.changes')}>
      <thead>
        <tr>
          <th className={classes.line}>{t('platform:import.line')}</th>
          <th>{record}</th>
          <th className={classes.column}>{t('platform:import.column')}</th>
          <th className={classes.before}>{t('platform:import.now')}</th>
          <th className={classes.after}>{t('platform:import.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ line, column, from, to, record: whose }) => (
          <tr key={`${line} ${column}`}>
            <td className={classes.line}>{format.number(line)}</td>
            <td className={classes.whose}>{whose}</td>
            <td>{nameOf(column)}</td>
            <td className={classes.before}>
              <ChangeValue value={from} />
            </td>
            <td className={classes.after}>
              <ChangedTo value={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
