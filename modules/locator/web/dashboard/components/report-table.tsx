import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { GoogleFailureKind, ReportSource } from '#modules/locator/contract/dashboard.ts';
import { NoData } from '#platform/web/charts/frame/chart-table.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './dashboard.module.css';

export interface PlainColumn {
  key: string;
  label: string;
  isFigure?: boolean;
}

/** A titled table of a dashboard; the first cell is the row header. */
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
  /** Totals in the first row. */
  sums?: readonly ReactNode[] | undefined;
  /** Content below the table: the pager. */
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
