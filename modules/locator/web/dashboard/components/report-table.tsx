import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { GoogleFailureKind, ReportSource } from '#modules/locator/contract/dashboard.ts';
import { NoData } from '#platform/web/charts/frame/chart-table.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './dashboard.module.css';

export interface PlainColumn {
  key: string;
  label: string;
  isFigure?: boolean;
  /** Minimum width in pixels, where there is room. */
  width?: number;
  /** The rows are in the order of its figures, the largest first. */
  isOrder?: boolean;
  /** On a phone its figures are in a second line below the name. */
  isMinor?: boolean;
}

/** A titled table of a dashboard; the first cell is the row header. */
export function PlainTable({
  title,
  note,
  columns,
  rows,
  sums,
  isNumbered = false,
  children,
}: {
  title: string;
  note?: string | undefined;
  columns: readonly PlainColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Totals in the first row. */
  sums?: readonly ReactNode[] | undefined;
  /** Rows have their number before the name. */
  isNumbered?: boolean;
  /** Content below the table: the pager. */
  children?: ReactNode;
}) {
  const titleId = useId();
  const minor = columns.flatMap(({ key, label, isMinor }, at) =>
    isMinor ? [{ key, label, at }] : [],
  );
  const line = (cells: readonly ReactNode[], number?: number) =>
    cells.map((cell, at) =>
      at === 0 ? (
        <th key={columns[at]?.key} scope="row">
          <span className={classes.first}>
            {number !== undefined && <span className={classes.number}>{number}</span>}
            {cell}
          </span>
          {minor.length > 0 && (
            <span className={classes.minor}>
              {minor.map((column) => (
                <span key={column.key}>
                  {column.label} {cells[column.at]}
                </span>
              ))}
            </span>
          )}
        </th>
      ) : (
        <td
          key={columns[at]?.key}
          data-figure={columns[at]?.isFigure}
          data-minor={columns[at]?.isMinor}
        >
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
                {columns.map(({ key, label, isFigure, isMinor, isOrder, width }, at) => (
                  <th
                    key={key}
                    scope="col"
                    data-figure={isFigure}
                    data-minor={isMinor}
                    data-numbered={(isNumbered && at === 0) || undefined}
                    aria-sort={isOrder ? 'descending' : undefined}
                    style={{ '--column': `${width ?? 0}px` }}
                  >
                    {label}
                    {isOrder && <Icon of={IconArrowDown} size={14} />}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sums && <tr className={classes.sum}>{line(sums)}</tr>}
              {rows.map(({ key, cells }, index) => (
                <tr key={key}>{line(cells, isNumbered ? index + 1 : undefined)}</tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {children}
    </div>
  );
}

/** One source failed: the reason, the solution, and the date of the figures below. The other source is still shown [LOC-07]. */
export function SourceError({
  source,
  failure,
  readAt,
  onRetry,
}: {
  source: ReportSource | 'own';
  failure: { kind: GoogleFailureKind } | null;
  readAt: string | null;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  if (!failure || source === 'own') return null;
  return (
    <div className={classes.error}>
      <Note
        tone="bad"
        title={t(`locator:dashboard.error.${source}`)}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('platform:error.tryAgain')}
          </Button>
        }
      >
        {t(`locator:dashboard.failure.${failure.kind}`)}{' '}
        {readAt
          ? t('locator:dashboard.lastRead', { when: moment(readAt) })
          : t('locator:dashboard.neverRead')}
      </Note>
    </div>
  );
}
