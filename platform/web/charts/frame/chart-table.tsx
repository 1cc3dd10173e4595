import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './chart-table.module.css';
import noDataStyles from './no-data.module.css';

export type ChartTableData = {
  columns: { key: string; label: string; figure?: boolean }[];
  rows: { key: string; cells: string[] }[];
};

type ChartTableProps = ChartTableData & { caption: string; maxHeight?: number | undefined };

/** The numbers of a chart as a table. It scrolls internally, so that switching does not move the content below. */
export function ChartTable({ caption, columns, rows, maxHeight }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for input
    <div
      className={styles.frame}
      style={{ maxHeight }}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table className={styles.table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-figure={column.figure}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {row.cells[index]}
                  </th>
                ) : (
                  <td key={column.key} data-figure={column.figure}>
                    {row.cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An axis without values, with a dashed dot in place of the first value. */
export function NoData({ height }: { height?: number | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={noDataStyles.empty} style={{ minHeight: height }}>
      <p className={noDataStyles.line}>
        <svg className={noDataStyles.dot} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
        </svg>
        {t('platform:charts.noData')}
      </p>
    </div>
  );
}
