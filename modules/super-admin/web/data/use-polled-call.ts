import { useQuery } from '@tanstack/react-query';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';

export const REFRESH_INTERVAL_MS = 3_000;

/** Repeats a call every few seconds while the tab is visible. */
export function usePolledCall<Call extends CallDefinition>(call: Call, input: CallInput<Call>) {
  return useQuery({ ...callQueryOptions(call, input), refetchInterval: REFRESH_INTERVAL_MS });
}
