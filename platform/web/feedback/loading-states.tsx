import { VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './loading-hairline.module.css';
import { RegionError } from './note.tsx';
import queryBoundaryStyles from './query-boundary.module.css';
import skeletonRowsStyles from './skeleton-rows.module.css';

/** Animated line while the next page loads; the old rows stay. The parent must be positioned. */
export function LoadingHairline() {
  return <span className={classes.track} aria-hidden="true" />;
}

/** Placeholder rows with the height and columns of the coming rows; nothing is drawn in the first 150 ms. */
export function SkeletonRows({
  rows = 8,
  withCheck = false,
  areCards = false,
  columns = PLAIN,
}: {
  rows?: number;
  withCheck?: boolean;
  /** On a phone, rows are cards: a name, a description and a figure at the end. */
  areCards?: boolean;
  columns?: readonly { id: string; width: number; align?: 'start' | 'end' }[];
}) {
  const { t } = useTranslation();
  return (
    <div className={skeletonRowsStyles.rows} role="status">
      <VisuallyHidden>{t('platform:loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={position}
          className={areCards ? skeletonRowsStyles.card : skeletonRowsStyles.row}
          aria-hidden="true"
        >
          {withCheck && <span className={skeletonRowsStyles.check} />}
          {areCards ? (
            <>
              <span className={skeletonRowsStyles.lines}>
                <span className={skeletonRowsStyles.bar} style={{ width: '60%' }} />
                <span className={skeletonRowsStyles.bar} style={{ width: '85%' }} />
              </span>
              <span className={skeletonRowsStyles.bar} style={{ width: 40 }} />
            </>
          ) : (
            columns.map(({ id, width, align = 'start' }, at) => (
              <span
                key={id}
                className={skeletonRowsStyles.cell}
                data-align={align}
                style={{ flexBasis: width - GAP, flexGrow: width }}
              >
                <span className={skeletonRowsStyles.bar} style={{ width: shareOf(position, at) }} />
              </span>
            ))
          )}
        </div>
      ))}
    </div>
  );
}

/** Gap between two columns, equal to that of table cells. */
const GAP = 20;

/** Default placeholder columns when the columns are not known yet: a name, a text, and two numbers. */
const PLAIN = [
  { id: 'name', width: 240 },
  { id: 'about', width: 360 },
  { id: 'one', width: 80, align: 'end' },
  { id: 'two', width: 80, align: 'end' },
] as const;

/** Length of a placeholder bar. Varies like real texts, but is stable across renders. */
function shareOf(row: number, column: number): string {
  return `${40 + ((row * 7 + column * 13) % 5) * 10}%`;
}

/**
 * Loading, error, empty and data state of one query, in one place [GEN-09]. Existing data stays on screen: dimmed while the
 * next page loads, below a note if a refresh failed.
 */
export function QueryBoundary<Data>({
  query,
  children,
  loading = <SkeletonRows />,
  failedHead,
  isEmpty,
  empty,
  errorTitle,
  isEditor = false,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  loading?: ReactNode;
  /** Above the error of data that never came: the head of a screen whose title is in that data. */
  failedHead?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  errorTitle?: string;
  /** While dimmed data belongs to another record, the region accepts no input, because it would be lost. */
  isEditor?: boolean;
}) {
  const failed = query.isError && (
    <div className={queryBoundaryStyles.error}>
      <RegionError
        error={query.error}
        {...(errorTitle !== undefined && { title: errorTitle })}
        onRetry={() => void query.refetch()}
      />
    </div>
  );
  if (query.data === undefined)
    return failed ? (
      <>
        {failedHead}
        {failed}
      </>
    ) : (
      loading
    );
  if (empty !== undefined && isEmpty?.(query.data)) return failed || empty;
  return (
    <>
      {failed}
      <div
        className={queryBoundaryStyles.data}
        data-old={query.isPlaceholderData}
        inert={isEditor && query.isPlaceholderData}
        aria-busy={query.isFetching}
      >
        {children(query.data)}
      </div>
    </>
  );
}
