import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './skeleton-rows.module.css';

/** Rows that are still coming, in the height they will have; nothing is drawn in the first 150 ms. */
export function SkeletonRows({
  rows = 8,
  withCheck = false,
}: {
  rows?: number;
  withCheck?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.rows} role="status">
      <VisuallyHidden>{t('platform:loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={position} className={classes.row} aria-hidden="true">
          {withCheck && <span className={classes.check} />}
          <span className={classes.bar} data-width={position % 3} />
          <span className={classes.grow} />
          <span className={classes.figure} data-width={position % 3} />
          <span className={classes.figure} />
        </div>
      ))}
    </div>
  );
}
