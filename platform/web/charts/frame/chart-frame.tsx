import { type ReactNode, useId, useState } from 'react';
import { ChartOrTable, type LedgerView } from '#platform/web/display/chart-or-table.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type ChartColour, chartColour } from './chart-format.ts';
import styles from './chart-frame.module.css';
import chartLegendStyles from './chart-legend.module.css';
import chartSkeletonStyles from './chart-skeleton.module.css';
import { ChartTable, type ChartTableData, NoData } from './chart-table.tsx';

export type ChartHead = {
  title: string;
  note?: string;
  /** Narrow charts show the switch as an icon, wide ones as text while there is room. */
  isNarrow?: boolean;
  /** Beside a short title, the switch is text in a side panel too. */
  isTitleShort?: boolean;
  /** The screen has one legend for several charts. */
  isLegendElsewhere?: boolean;
  actions?: ReactNode;
  loading?: boolean;
  /** One of several charts in a section, which has the switch for all of them: a smaller heading, the note at its end. */
  partAs?: LedgerView | undefined;
};

type ChartFrameProps = ChartHead & {
  legend?: LegendEntry[];
  table: ChartTableData;
  /** Height shared by chart, table, empty and loading state. */
  height?: number;
  /** A legend of two entries has room beside a short title. */
  isLegendBeside?: boolean;
  /** The legend explains a list of bars below it. */
  isLegendBelow?: boolean;
  skeleton: ReactNode;
  children: ReactNode;
};

/** Title, unit and the switch between chart and table. Previous data stays, dimmed, while new data loads. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, actions, isNarrow = false, loading = false, table, partAs } = props;
  const legend = props.isLegendElsewhere ? undefined : props.legend;
  const [chosen, setView] = useState<LedgerView>('chart');
  const view = partAs ?? chosen;
  const Heading = partAs === undefined ? 'h2' : 'h3';
  const titleId = useId();
  const empty = table.rows.length === 0;
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <header className={styles.head} data-part={partAs !== undefined || undefined}>
        <div className={styles.title}>
          <Heading id={titleId}>{title}</Heading>
          {note !== undefined && (
            <span className={styles.note} title={note}>
              {note}
            </span>
          )}
        </div>
        {legend && !empty && !props.isLegendBelow && (
          <div className={styles.legend} data-beside={props.isLegendBeside || undefined}>
            <ChartLegend entries={legend} />
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
        {!empty && !isNarrow && partAs === undefined && (
          <div className={styles.words} data-short={props.isTitleShort || undefined}>
            <ChartOrTable title={title} view={view} onChange={setView} isNarrow={false} />
          </div>
        )}
        {!empty && partAs === undefined && (
          <div className={styles.sign}>
            <ChartOrTable title={title} view={view} onChange={setView} isNarrow />
          </div>
        )}
      </header>
      <div className={styles.body} data-stale={loading && !empty} aria-busy={loading}>
        {content(props, view, empty)}
      </div>
      {legend && !empty && props.isLegendBelow && (
        <div className={styles.below}>
          <ChartLegend entries={legend} />
        </div>
      )}
    </section>
  );
}

function content(props: ChartFrameProps, view: LedgerView, empty: boolean): ReactNode {
  if (empty) return props.loading ? props.skeleton : <NoData height={props.height} />;
  if (view === 'chart') return props.children;
  return <ChartTable caption={props.title} {...props.table} maxHeight={props.height} />;
}

export type LegendEntry = {
  key: string;
  label: string;
  colour: ChartColour;
  /** Instead of a swatch and the label, where the screen has a sign for it. */
  mark?: ReactNode;
};

function ChartLegend({ entries }: { entries: LegendEntry[] }) {
  return (
    <ul className={chartLegendStyles.legend}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.mark ?? (
            <>
              <i
                className={chartLegendStyles.swatch}
                style={{ background: chartColour(entry.colour) }}
              />
              {entry.label}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const COLUMNS = [46, 52, 49, 60, 57, 66, 63, 74, 70, 82, 78, 90];
const BARS = [92, 64, 48, 30, 18];

/** Placeholder in the shape of the chart, shown only when loading takes longer than 150 ms. */
export function ColumnSkeleton({ height }: { height: number }) {
  return (
    <Waiting>
      <div className={chartSkeletonStyles.columns} style={{ height: height - 24 }}>
        {COLUMNS.map((share) => (
          <i key={share} style={{ height: `${share}%` }} />
        ))}
      </div>
    </Waiting>
  );
}

export function BarSkeleton({ rows = BARS.length }: { rows?: number }) {
  return (
    <Waiting>
      {BARS.slice(0, rows).map((share) => (
        <div key={share} className={chartSkeletonStyles.row}>
          <i />
          <i style={{ width: `${share}%` }} />
        </div>
      ))}
    </Waiting>
  );
}

function Waiting({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div
      className={chartSkeletonStyles.waiting}
      role="status"
      aria-label={t('platform:charts.loading')}
    >
      {children}
    </div>
  );
}
