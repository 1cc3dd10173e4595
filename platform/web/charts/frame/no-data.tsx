import { useTranslation } from 'react-i18next';
import styles from './no-data.module.css';

/** The axis without values: the dashed dot of an empty screen takes the place of the first value. */
export function NoData({ height }: { height?: number | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty} style={{ minHeight: height }}>
      <p className={styles.line}>
        <svg className={styles.dot} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
        </svg>
        {t('platform:charts.noData')}
      </p>
    </div>
  );
}
