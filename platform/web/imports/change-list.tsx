import { IconArrowRight } from '@tabler/icons-react';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './faults/fault-list.module.css';
import type { ImportTexts } from './import-screen-props.ts';

/** Changes that the import would make, old and new value, so that the user can spot typing errors. */
export function ChangeList({
  report: { changes, changesCount },
  texts: { record, recordOf = asItIs, sayValue = asItIs },
  nameOf,
  isNarrow,
}: {
  report: Pick<ImportReport, 'changes' | 'changesCount'>;
  texts: Pick<ImportTexts, 'record' | 'recordOf' | 'sayValue'>;
  nameOf: (column: string) => string;
  isNarrow: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = (value: string) => (value === '' ? '' : sayValue(value));
  const shown = changes.map((change) => ({
    ...change,
    from: textOf(change.from),
    to: textOf(change.to),
    record: recordOf(change.record),
  }));
  const Changes = isNarrow ? ChangeCards : ChangeTable;
  return (
    <>
      {shown.length < changesCount && (
        <p className={classes.firstOnes}>
          {t('platform:import.notAllChanges', {
            shown: format.number(shown.length),
            total: format.number(changesCount),
          })}
        </p>
      )}
      <Changes changes={shown} nameOf={nameOf} record={record} />
    </>
  );
}

const asItIs = (cell: string) => cell;

/** The same changes as cards on narrow screens. */
function ChangeCards({
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
      {changes.map(({ line, column, from, to, record: recordName }) => (
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
          {recordName !== '' && (
            <p className={classes.cardRecord}>
              {record}: {recordName}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangeTable({
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
        {changes.map(({ line, column, from, to, record: recordName }) => (
          <tr key={`${line} ${column}`}>
            <td className={classes.line}>{format.number(line)}</td>
            <td className={classes.whose}>{recordName}</td>
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

/** A value before or after an import; an empty value is shown as a label. */
export function ChangeValue({ value }: { value: string }) {
  const { t } = useTranslation();
  if (value === '') return <span className={classes.empty}>{t('platform:import.notSet')}</span>;
  return value;
}

function ChangedTo({ value }: { value: string }) {
  return (
    <span className={classes.changedTo}>
      <Icon of={IconArrowRight} size={14} className={classes.arrow} />
      <span>
        <ChangeValue value={value} />
      </span>
    </span>
  );
}
