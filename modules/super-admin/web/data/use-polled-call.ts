import { useQuery } from '@tanstack/react-query';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { queryOf } from '#platform/web/api/query-of.ts';

export const BETWEEN_LOOKS_MS = 3_000;

/** Reads a call again every few seconds while somebody looks; a hidden tab asks nothing. */
export function usePolledCall<Call extends CallDefinition>(call: Call, input: CallInput<Call>) {
  return useQuery({ ...queryOf(call, input), refetchInterval: BETWEEN_LOOKS_MS });
}
