import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './skeleton-rows.module.css';

/** Rows that are still coming, in the height and the columns they will have; nothing is drawn in the first 150 ms. */
export function SkeletonRows({
  rows = 8,
  withCheck = false,
  areCards = false,
  columns = PLAIN,
}: {
  rows?: number;
  withCheck?: boolean;
  /** On a phone a row is a card: a name, a line about it, and a figure at the end. */
  areCards?: boolean;
  columns?: readonly { id: string; width: number; align?: 'start' | 'end' }[];
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.rows} role="status">
      <VisuallyHidden>{t('platform:loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={position}
          className={areCards ? classes.card : classes.row}
          aria-hidden="true"
        >
          {withCheck && <span className={classes.check} />}
          {areCards ? (
            <>
              <span className={classes.lines}>
                <span className={classes.bar} style={{ width: '60%' }} />
                <span className={classes.bar} style={{ width: '85%' }} />
              </span>
              <span className={classes.bar} style={{ width: 40 }} />
            </>
          ) : (
            columns.map(({ id, width, align = 'start' }, at) => (
              <span
                key={id}
                className={classes.cell}
                data-align={align}
                style={{ flexBasis: width - GAP, flexGrow: width }}
              >
                <span className={classes.bar} style={{ width: shareOf(position, at) }} />
              </span>
            ))
          )}
        </div>
      ))}
    </div>
  );
}

/** Between two columns, as cells have it. */
const GAP = 20;

/** Default placeholder columns when the columns are not known yet: a name, a text, and two numbers. */
const PLAIN = [
  { id: 'name', width: 240 },
  { id: 'about', width: 360 },
  { id: 'one', width: 80, align: 'end' },
  { id: 'two', width: 80, align: 'end' },
] as const;

/** Texts differ in length, and bars of them do; the same each time, so that nothing jumps. */
function shareOf(row: number, column: number): string {
  return `${40 + ((row * 7 + column * 13) % 5) * 10}%`;
}
