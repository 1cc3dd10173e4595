import { IconArrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import classes from './figure-table.module.css';

/** A table of names and figures on a screen of charts; cells with figures have `data-figure`. Lists of records have DataTable. */
export function FigureTable({
  isStale,
  className = '',
  below,
  children,
}: {
  isStale: boolean;
  className?: string | undefined;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes.scroll} data-stale={isStale}>
      <table className={`${classes.table} ${className}`}>{children}</table>
      {below}
    </div>
  );
}

/** A sortable column header; the first click sorts in descending order. */
export function SortedHead({
  label,
  isSorted,
  isFigure = true,
  column,
  onSort,
}: {
  label: string;
  isSorted: boolean;
  isFigure?: boolean;
  column: string;
  onSort: () => void;
}) {
  return (
    <th
      scope="col"
      data-figure={isFigure}
      data-column={column}
      aria-sort={isSorted ? 'descending' : 'none'}
    >
      <button type="button" className={classes.sort} onClick={onSort}>
        {label}
        {isSorted && <Icon of={IconArrowDown} size={14} />}
      </button>
    </th>
  );
}
