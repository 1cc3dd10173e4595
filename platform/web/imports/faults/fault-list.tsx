import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { faultText } from '#platform/contract/imports/import-problems.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { translate } from '#platform/web/module/translate.ts';
import { ChangeValue } from '../change-list.tsx';
import type { ImportTexts } from '../import-screen-props.ts';
import classes from './fault-list.module.css';

export const ALL = 'all';
export const OTHER = 'other';
/** Further columns share one segment, because a row of segments must stay short. */
const NAMED = 4;

/** Every invalid cell with its error, filtered by the columns with the most errors. */
export function FaultList({
  report,
  nameOf,
  texts: { record, recordOf = asItIs, sayValue = asItIs },
  offers,
  isNarrow,
}: {
  report: Pick<ImportReport, 'faults' | 'faultCounts'>;
  nameOf: (column: string) => string;
  texts: Pick<ImportTexts, 'record' | 'recordOf' | 'sayValue'>;
  /** Repairs of errors that repeat, above the table. */
  offers?: ReactNode;
  isNarrow: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const segments = faultSegments(report.faultCounts);
  const [chosenSegment, setChosenSegment] = useState(ALL);
  const segment = segments.find(({ id }) => id === chosenSegment) ?? segments[0];
  if (report.faultCounts.length === 0) {
    return (
      <>
        {offers}
        <div className={classes.none}>
          <h3>{t('platform:import.noErrors')}</h3>
          <p>{t('platform:import.noErrorsWhy')}</p>
        </div>
      </>
    );
  }
  const wordOf = ({ id, columns }: FaultSegment) => {
    if (id === ALL) return t('platform:import.all');
    return id === OTHER ? t('platform:import.other') : nameOf(columns?.[0] ?? '');
  };
  const shown = faultsIn(segment, report.faults).map(({ now, ...fault }) => ({
    ...fault,
    record: recordOf(fault.record),
    ...(now !== undefined && { now: now === '' ? '' : sayValue(now) }),
  }));
  const Faults = isNarrow ? FaultCards : FaultTable;
  return (
    <>
      <div className={classes.segments}>
        <SegmentedControl
          withItemsBorders={false}
          aria-label={t('platform:import.byColumn')}
          value={segment?.id ?? ALL}
          onChange={setChosenSegment}
          data={segments.map((each) => ({
            value: each.id,
            label: `${wordOf(each)} ${format.number(each.count)}`,
          }))}
        />
      </div>
      {offers}
      {segment !== undefined && shown.length < segment.count && (
        <p className={classes.more}>
          {t('platform:import.notAllListed', {
            shown: format.number(shown.length),
            total: format.number(segment.count),
          })}
        </p>
      )}
      <Faults faults={shown} nameOf={nameOf} record={record} />
    </>
  );
}

const asItIs = (cell: string) => cell;

interface FaultSegment {
  id: string;
  /** The columns whose errors it shows; null means all. */
  columns: readonly string[] | null;
  count: number;
}

/** All faults, then the columns with the most, then the rest together. */
export function faultSegments(faultCounts: ImportReport['faultCounts']): FaultSegment[] {
  const perColumn = new Map<string, number>();
  for (const { column, count } of faultCounts)
    perColumn.set(column, (perColumn.get(column) ?? 0) + count);
  const columns = [...perColumn].sort(([, a], [, b]) => b - a);
  const named = columns.length <= NAMED ? columns : columns.slice(0, NAMED - 1);
  const rest = columns.slice(named.length);
  return [
    { id: ALL, columns: null, count: sum(columns) },
    ...named.map(([column, count]) => ({ id: `column:${column}`, columns: [column], count })),
    ...(rest.length > 0
      ? [{ id: OTHER, columns: rest.map(([column]) => column), count: sum(rest) }]
      : []),
  ];
}

export function faultsIn<Fault extends { column: string }>(
  segment: FaultSegment | undefined,
  faults: readonly Fault[],
): readonly Fault[] {
  const columns = segment?.columns;
  return columns ? faults.filter(({ column }) => columns.includes(column)) : faults;
}

function sum(columns: readonly (readonly [string, number])[]): number {
  return columns.reduce((total, [, count]) => total + count, 0);
}

/** The same faults as cards on narrow screens. */
function FaultCards({
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
            <FaultValue value={fault.value} />{' '}
            <span className={classes.problem}>{faultMessage(fault)}</span>
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

/**
 * Where the import reports the stored values, the record comes first and its current value is next to the invalid one.
 */
function FaultTable({
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
function FaultValue({ value }: { value: string }) {
  const { t } = useTranslation();
  if (value === '') return <span className={classes.empty}>{t('platform:import.empty')}</span>;
  return <span className={classes.was}>{value}</span>;
}

type Fault = Pick<ImportReport['faults'][number], 'code' | 'params'>;

function useFaultMessage(): (fault: Fault) => string {
  const { i18n } = useTranslation();
  return ({ code, params }) => translate(i18n, faultText(code), params);
}
