import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import { callQueryKey } from './call-query-options.ts';
import type { ProblemError } from './problem-error.ts';
import { callServer } from './server.ts';

/** Makes a change: `changes` are the reads that are stale after it. */
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
