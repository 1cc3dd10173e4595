import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import type { ProblemError } from './problem-error.ts';
import { callServer } from './server.ts';

/** Cache key of a read: the call and its input. */
export function callQueryKey(call: CallDefinition, input?: unknown): readonly unknown[] {
  const name = [call.method, call.path] as const;
  return input === undefined ? name : [...name, input];
}

/** The TanStack Query options of a call: `useQuery(callQueryOptions(listUsersCall, { query }))`. */
export function callQueryOptions<Call extends CallDefinition>(call: Call, input: CallInput<Call>) {
  return queryOptions({
    queryKey: callQueryKey(call, input),
    queryFn: ({ signal }) => callServer(call, input, { signal }),
    placeholderData: keepPreviousData,
    // The module of the call: when one of its jobs ends, its reads are refreshed.
    meta: { module: call.module },
  });
}

/** Reads a call; the previous response stays while the next one loads. */
export function useCall<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  options: { enabled?: boolean } = {},
) {
  return useQuery({ ...callQueryOptions(call, input), ...options });
}

/** Sends a change and then invalidates the reads in `changes`. */
export function useCallMutation<Call extends CallDefinition>(
  call: Call,
  { changes = [] }: { changes?: readonly CallDefinition[] } = {},
) {
  const queries = useQueryClient();
  return useMutation<CallOutput<Call>, ProblemError, CallInput<Call>>({
    mutationFn: (input) => callServer(call, input),
    onSuccess: () =>
      Promise.all(
        changes.map((read) => queries.invalidateQueries({ queryKey: callQueryKey(read) })),
      ),
  });
}
