import { memo, type ReactNode, useState } from 'react';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { DataTableProps } from '../data-table-props.ts';
import { SelectBox } from '../selection/select-box.tsx';
import type { ShownColumn } from '../use-table-model.ts';
import { meansTheRow, openRow, RowLink, RowMenu } from './row-actions.tsx';
import classes from './table-row.module.css';

export type TableRowProps<Row> = Pick<
  DataTableProps<Row>,
  'rowName' | 'rowHref' | 'navigate' | 'onApproach' | 'rowActions' | 'rowNote'
> & {
  row: Row;
  id: string;
  index: number;
  columns: readonly ShownColumn<Row>[];
  /** The row in the Tab order; arrows move from there. */
  focusable: boolean;
  selected: boolean;
  onToggle: ((id: string, range: boolean) => void) | undefined;
  onFocusRow: (index: number) => void;
  rowIndex: number | undefined;
};

function Row<Row>(props: TableRowProps<Row>) {
  const { row, id, index, columns, focusable, selected, onToggle, rowActions, navigate } = props;
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const near = hovered || focused;
  const tabIndex = focusable ? 0 : -1;
  const name = props.rowName(row);
  const href = props.rowHref?.(row);
  const open = href === undefined ? undefined : { href, navigate, tabIndex };

  return (
    <tr
      className={classes.row}
      data-row-index={index}
      data-row-id={id}
      data-opens={href !== undefined || undefined}
      aria-selected={onToggle ? selected : undefined}
      aria-rowindex={props.rowIndex}
      tabIndex={tabIndex}
      onFocus={() => {
        setFocused(true);
        props.onFocusRow(index);
        if (href !== undefined) props.onApproach?.(href);
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onPointerEnter={() => {
        setHovered(true);
        if (href !== undefined) props.onApproach?.(href);
      }}
      onPointerLeave={() => setHovered(false)}
      onClick={(event) => {
        if (href !== undefined && meansTheRow(event)) openRow(event, href, navigate);
      }}
      onAuxClick={(event) => {
        if (href !== undefined && event.button === 1 && meansTheRow(event))
          openRow(event, href, navigate);
      }}
    >
      {onToggle && (
        <td className={classes.select} data-selects="">
          <SelectBox
            name={name}
            checked={selected}
            tabIndex={tabIndex}
            onToggle={(range) => onToggle(id, range)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          <span className={classes.words}>
            <span className={classes.content}>
              {column.namesRow && open ? (
                <RowLink {...open}>{column.cell(row)}</RowLink>
              ) : (
                column.cell(row)
              )}
            </span>
            {column.copies && near && (
              <span className={classes.copy}>
                <CopyButton
                  value={column.copies(row)}
                  label={t('platform:table.copy', { value: column.copies(row) })}
                />
              </span>
            )}
          </span>
        </Cell>
      ))}
      {rowActions && (
        <td className={classes.menu}>
          <RowMenu
            row={row}
            name={name}
            actions={rowActions}
            note={props.rowNote}
            tabIndex={tabIndex}
          />
        </td>
      )}
    </tr>
  );
}

function Cell<Row>({ column, children }: { column: ShownColumn<Row>; children: ReactNode }) {
  const given = {
    className: classes.cell,
    'data-align': column.align,
    'data-column': column.id,
    children,
  };
  return column.namesRow ? <th scope="row" {...given} /> : <td {...given} />;
}

/** Memoized: a list renders on every key in its filter, and unchanged rows must not. */
export const TableRow = memo(Row) as typeof Row;
