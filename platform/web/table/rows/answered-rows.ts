import type { UseQueryResult } from '@tanstack/react-query';

/** Converts a query to the table's props: rows, total and loading state. */
export function answeredRows<Row>(
  query: UseQueryResult<{
    items: Row[];
    total: number | null;
    hasMore?: boolean | undefined;
  }>,
) {
  return {
    rows: query.data?.items ?? null,
    total: query.data?.items.length === 0 ? (query.data.total ?? 0) : (query.data?.total ?? null),
    hasMore: query.data?.hasMore ?? false,
    fetching: query.isPlaceholderData,
    error: query.error,
    onRetry: () => void query.refetch(),
  };
}
