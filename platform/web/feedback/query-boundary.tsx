import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './query-boundary.module.css';
import { RegionError } from './region-error.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/**
 * Loading, error, empty and data of one question to the server, in one place [GEN-09]. Data that is
 * there stays on screen: dimmed while the next page comes, under a note when a refresh failed.
 */
export function QueryBoundary<Data>({
  query,
  children,
  loading = <SkeletonRows />,
  isEmpty,
  empty,
  errorTitle,
  isEditor = false,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  loading?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  errorTitle?: string;
  /** While dimmed data belongs to another record, typed input would be lost, so the region accepts none. */
  isEditor?: boolean;
}) {
  const failed = query.isError && (
    <div className={classes.error}>
      <RegionError
        error={query.error}
        {...(errorTitle !== undefined && { title: errorTitle })}
        onRetry={() => void query.refetch()}
      />
    </div>
  );
  if (query.data === undefined) return failed || loading;
  if (empty !== undefined && isEmpty?.(query.data)) return failed || empty;
  return (
    <>
      {failed}
      <div
        className={classes.data}
        data-old={query.isPlaceholderData}
        inert={isEditor && query.isPlaceholderData}
        aria-busy={query.isFetching}
      >
        {children(query.data)}
      </div>
    </>
  );
}
