import { faultText } from '#platform/contract/imports/import-problems.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { translate } from '#platform/web/module/translate.ts';
import { ChangeValue } from '../change-list.tsx';
import classes from './fault-list.module.css';

/**
 * Where the import reports the stored values, the record comes first and its current value is next to the invalid one.
 */
export function FaultTable({
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
  const faultMessage = useFaultMessage();
  const hasNow = faults.some(({ now }) => now !== undefined);
  return (
    <table className={classes.table} aria-label={t('platform:import.errors')}>
      <thead>
        <tr>
          <th className={classes.line}>{t('platform:import.line')}</th>
          {hasNow && <th className={classes.whose}>{record}</th>}
          <th className={classes.column}>{t('platform:import.column')}</th>
          {hasNow && <th className={classes.now}>{t('platform:import.now')}</th>}
          <th className={classes.value}>{t('platform:import.inFile')}</th>
          <th>{t('platform:import.problem')}</th>
          {!hasNow && <th className={classes.record}>{record}</th>}
        </tr>
      </thead>
      <tbody>
        {faults.map((fault) => (
          <tr key={`${fault.line} ${fault.column} ${fault.code}`}>
            <td className={classes.line}>{format.number(fault.line)}</td>
            {hasNow && (
              <td className={classes.whose} title={fault.record}>
                {fault.record || (
                  <span className={classes.empty}>{t('platform:import.unknown')}</span>
                )}
              </td>
            )}
            <td className={classes.column}>{nameOf(fault.column)}</td>
            {hasNow && (
              <td className={classes.now}>
                {fault.now === undefined ? '—' : <ChangeValue value={fault.now} />}
              </td>
            )}
            <td className={classes.value}>
              <FaultValue value={fault.value} />
            </td>
            <td className={classes.problem}>{faultMessage(fault)}</td>
            {!hasNow && (
              <td className={classes.record} title={fault.record}>
                {fault.record}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The content of the cell; an empty cell is shown as a label. */
export function FaultValue({ value }: { value: string }) {
  const { t } = useTranslation();
  if (value === '') return <span className={classes.empty}>{t('platform:import.empty')}</span>;
  return <span className={classes.was}>{value}</span>;
}

type Fault = Pick<ImportReport['faults'][number], 'code' | 'params'>;

export function useFaultMessage(): (fault: Fault) => string {
  const { i18n } = useTranslation();
  return ({ code, params }) => translate(i18n, faultText(code), params);
}
