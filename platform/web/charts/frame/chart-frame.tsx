import { type ReactNode, useId, useState } from 'react';
import { ChartOrTable, type LedgerView } from '#platform/web/display/chart-or-table.tsx';
import styles from './chart-frame.module.css';
import { ChartLegend, type LegendEntry } from './chart-legend.tsx';
import { ChartTable, type ChartTableData } from './chart-table.tsx';
import { NoData } from './no-data.tsx';

export type ChartHead = {
  title: string;
  note?: string;
  /** Narrow charts show the switch as an icon, wide ones as text while there is room. */
  isNarrow?: boolean;
  actions?: ReactNode;
  loading?: boolean;
};

type ChartFrameProps = ChartHead & {
  legend?: LegendEntry[];
  table: ChartTableData;
  /** Height that chart, table, empty and loading state share. */
  height?: number;
  skeleton: ReactNode;
  children: ReactNode;
};

/** Title, unit and the switch between the drawing and its numbers. Old data stays, paler, while new comes. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, legend, actions, isNarrow = false, loading = false, table } = props;
  const [view, setView] = useState<LedgerView>('chart');
  const titleId = useId();
  const empty = table.rows.length === 0;
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 id={titleId}>{title}</h2>
          {note !== undefined && (
            <span className={styles.note} title={note}>
              {note}
            </span>
          )}
        </div>
        {legend && !empty && (
          <div className={styles.legend}>
            <ChartLegend entries={legend} />
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
        {!empty && !isNarrow && (
          <div className={styles.words}>
            <ChartOrTable title={title} view={view} onChange={setView} isNarrow={false} />
          </div>
        )}
        {!empty && (
          <div className={styles.sign}>
            <ChartOrTable title={title} view={view} onChange={setView} isNarrow />
          </div>
        )}
      </header>
      <div className={styles.body} data-stale={loading && !empty} aria-busy={loading}>
        {content(props, view, empty)}
      </div>
    </section>
  );
}

function content(props: ChartFrameProps, view: LedgerView, empty: boolean): ReactNode {
  if (empty) return props.loading ? props.skeleton : <NoData height={props.height} />;
  if (view === 'chart') return props.children;
  return <ChartTable caption={props.title} {...props.table} maxHeight={props.height} />;
}
