import { useTranslation } from 'react-i18next';
import styles from './chart-skeleton.module.css';

const COLUMNS = [46, 52, 49, 60, 57, 66, 63, 74, 70, 82, 78, 90];
const BARS = [92, 64, 48, 30, 18];

/** Placeholder in the shape of the chart, shown only when loading takes longer than 150 ms. */
export function ColumnSkeleton({ height }: { height: number }) {
  return (
    <Waiting>
      <div className={styles.columns} style={{ height: height - 24 }}>
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
        <div key={share} className={styles.row}>
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
    <div className={styles.waiting} role="status" aria-label={t('platform:charts.loading')}>
      {children}
    </div>
  );
}
