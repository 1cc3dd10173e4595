import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ProblemError } from './problem-error.ts';
import { isUnexpected401 } from './server-caller.ts';

const FRESH_MS = 30_000;
const TRIES = 2;

export function createQueryClient(): QueryClient {
  return new SureQueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < TRIES && mayPassByItself(error),
        throwOnError: isUnexpected401,
      },
      mutations: { throwOnError: isUnexpected401 },
    },
  });
}

/** A refusal is final; a lost connection or a restarting server may be back within a second. */
function mayPassByItself(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status >= 502);
}

/**
 * Refetches invalidated queries even during their first read. TanStack would not restart that read, although the server may
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
