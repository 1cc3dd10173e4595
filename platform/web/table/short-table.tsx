import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { PhoneCard } from './cards/phone-card.tsx';
import { RowMenu } from './rows/row-actions.tsx';
import type { RowAction } from './selection/table-selection.ts';
import classes from './short-table.module.css';

interface ShortTableColumn<Row> {
  id: string;
  header: string;
  /** Figures are right-aligned, so that their digits line up. */
  align?: 'end';
  cell: (row: Row) => ReactNode;
  /** On a phone a card has no heads: the cell with its unit, “9 locations”. Empty ones are left out. */
  fact: (row: Row) => ReactNode;
}

/** A few records, all on one page: their names as links, some facts, and a menu for each. Lists have DataTable. */
export function ShortTable<Row>({
  label,
  nameHeader,
  rows,
  rowId,
  rowName,
  rowHref,
  columns,
  rowActions,
}: {
  /** Name of the records: “Groups”. */
  label: string;
  nameHeader: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
  columns: readonly ShortTableColumn<Row>[];
  /** A row without actions has no menu; undefined if the user may do nothing with any. */
  rowActions?: ((row: Row) => readonly RowAction<Row>[]) | undefined;
}) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const linkOf = (row: Row) => (
    <Link to={rowHref(row)} className={classes.link}>
      {rowName(row)}
    </Link>
  );
  const menuOf = (row: Row) =>
    rowActions &&
    rowActions(row).length > 0 && (
      <RowMenu row={row} name={rowName(row)} actions={rowActions} note={undefined} />
    );
  if (isPhone)
    return (
      <ul className={classes.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowId(row)} className={classes.card}>
            <PhoneCard
              name={linkOf(row)}
              facts={columns.map(({ fact }) => fact(row))}
              action={menuOf(row)}
            />
          </li>
        ))}
      </ul>
    );
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{nameHeader}</th>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
          {rowActions && (
            <th scope="col" className={classes.menu}>
              <VisuallyHidden>{t('platform:table.actionsColumn')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            <th scope="row">{linkOf(row)}</th>
            {columns.map(({ id, align, cell }) => (
              <td key={id} data-align={align}>
                {cell(row)}
              </td>
            ))}
            {rowActions && <td className={classes.menu}>{menuOf(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
