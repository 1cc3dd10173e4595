import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { callServer } from './server.ts';

/** Cache key of a read: the call and its input. */
export function callQueryKey(call: CallDefinition, input?: unknown): readonly unknown[] {
  const name = [call.method, call.path] as const;
  return input === undefined ? name : [...name, input];
}

/** The TanStack Query options of a call: `useQuery(queryOf(listUsersCall, { query }))`. */
export function callQueryOptions<Call extends CallDefinition>(call: Call, input: CallInput<Call>) {
  return queryOptions({
    queryKey: callQueryKey(call, input),
    queryFn: ({ signal }) => callServer(call, input, { signal }),
    placeholderData: keepPreviousData,
    // The module of the call: when one of its jobs ends, its reads are refreshed.
    meta: { module: call.module },
  });
}
