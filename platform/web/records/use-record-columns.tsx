import { useMemo } from 'react';
import type { DescribedField } from '#platform/contract/records/complete-fields.ts';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { RecordRow } from '#platform/contract/records/record-calls.ts';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { translate } from '#platform/web/module/translate.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { useRecordTexts } from './record-parts.ts';
import { choiceNames, useValueText } from './use-value-text.ts';

const NAME_PRIORITY = 100;

/** Alignment and sorting of columns by kind; texts use the defaults. */
const LOOKS: ReadonlyMap<string, Partial<TableColumn<RecordRow>>> = new Map(
  Object.entries<Partial<TableColumn<RecordRow>>>({
    whole: { align: 'end', sortsDescendingFirst: true, minWidth: 100 },
    number: { align: 'end', sortsDescendingFirst: true, minWidth: 100 },
    money: { align: 'end', sortsDescendingFirst: true, minWidth: 110 },
    day: { sortsBy: 'date', minWidth: 110, whole: true },
    moment: { sortsBy: 'date', minWidth: 116, whole: true },
    boolean: { minWidth: 90, whole: true },
    email: { minWidth: 180 },
  }),
);

/** The columns of a described record: its name, its other fields in their order, and when it was changed. */
export function useRecordColumns(record: AnyRecord): TableColumn<RecordRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useRecordTexts(record);
  const textOf = useValueText(record.fields);
  return useMemo(() => {
    const { name, fields, detail } = record;
    const others = Object.entries(fields)
      .filter(([id]) => id !== name)
      .toSorted(([a], [b]) => Number(b === detail) - Number(a === detail));
    const column = (id: string, field: DescribedField, place: number) => ({
      id,
      header: label(id),
      minWidth: 120,
      priority: NAME_PRIORITY - 1 - place,
      sortable: field.sort !== undefined,
      cell: (row: RecordRow) => textOf(id, row[id]) || '—',
      ...LOOKS.get(field.kind),
      ...(field.kind === 'email' && { copies: (row: RecordRow) => String(row[id]) }),
    });
    return [
      {
        id: name,
        header: label(name),
        minWidth: 240,
        priority: NAME_PRIORITY,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: (row) => <span className={classes.name}>{String(row[name])}</span>,
      },
      ...others.map(([id, field], place) => column(id, field, place)),
      {
        id: 'updatedAt',
        header: t('platform:records.updatedAt'),
        minWidth: 116,
        priority: 1,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{format.moment(updatedAt)}</span>,
      },
    ];
  }, [record, label, textOf, format, t]);
}

export function useRecordFilters({ list, fields }: AnyRecord): FilterField[] {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const entries = Object.entries(fields);
    const names = entries.map(([name, field]) => [name, translate(i18n, field.label)]);
    const options = entries.map(([name, field]) => [
      name,
      Object.entries(choiceNames(field)).map(([value, key]) => ({
        value,
        label: translate(i18n, key),
      })),
    ]);
    return buildFilterFields(
      list,
      { ...Object.fromEntries(names), updated: t('platform:records.updatedAt') },
      Object.fromEntries(options),
    );
  }, [list, fields, i18n, t]);
}
