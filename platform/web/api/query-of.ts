import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { callServer } from './server.ts';

/** What a read is kept under: the call itself and what it was asked. */
export function queryKeyOf(call: CallDefinition, input?: unknown): readonly unknown[] {
  const name = [call.method, call.path] as const;
  return input === undefined ? name : [...name, input];
}

/** The TanStack Query options of a call: `useQuery(queryOf(listUsersCall, { query }))`. */
export function queryOf<Call extends CallDefinition>(call: Call, input: CallInput<Call>) {
  return queryOptions({
    queryKey: queryKeyOf(call, input),
    queryFn: ({ signal }) => callServer(call, input, { signal }),
    placeholderData: keepPreviousData,
    // Whose it is: what a module's job changes is read again when the job ends.
    meta: { module: call.module },
  });
}
