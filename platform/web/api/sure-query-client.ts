import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Invalidated queries are always read again. TanStack does not restart a running first read, although the server may
 * have answered it before the change; a notification that arrives during page load would be missing.
 */
export class SureQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (firstReads.length > 0)
      await super.invalidateQueries({ predicate: (query) => firstReads.includes(query) }, options);
  }
}
