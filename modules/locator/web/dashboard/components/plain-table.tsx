import { type ReactNode, useId } from 'react';
import { NoData } from '#platform/web/charts/frame/chart-table.tsx';
import classes from './dashboard.module.css';

export interface PlainColumn {
  key: string;
  label: string;
  isFigure?: boolean;
}

/** A titled table of a dashboard: the first cell names the row. */
export function PlainTable({
  title,
  note,
  columns,
  rows,
  sums,
  children,
}: {
  title: string;
  note?: string | undefined;
  columns: readonly PlainColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** A first row over all. */
  sums?: readonly ReactNode[] | undefined;
  /** The pager. */
  children?: ReactNode;
}) {
  const titleId = useId();
  const line = (cells: readonly ReactNode[]) =>
    cells.map((cell, at) =>
      at === 0 ? (
        <th key={columns[at]?.key} scope="row">
          {cell}
        </th>
      ) : (
        <td key={columns[at]?.key} data-figure={columns[at]?.isFigure}>
          {cell}
        </td>
      ),
    );
  return (
    <div>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </header>
      {rows.length === 0 ? (
        <NoData />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
        <section className={classes.tableScroll} tabIndex={0} aria-labelledby={titleId}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map(({ key, label, isFigure }) => (
                  <th key={key} scope="col" data-figure={isFigure}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sums && <tr className={classes.sum}>{line(sums)}</tr>}
              {rows.map(({ key, cells }) => (
                <tr key={key}>{line(cells)}</tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {children}
    </div>
  );
}
