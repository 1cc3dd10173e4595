import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * What is stale is read again for sure. TanStack leaves a first read that is under way as it is, though the server may
 * have answered it before the change: a notification that arrives while the page loads would not be shown.
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
