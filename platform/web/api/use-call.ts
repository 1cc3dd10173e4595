import { useQuery } from '@tanstack/react-query';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { callQueryOptions } from './call-query-options.ts';

/** Reads a call: the old answer stays while the next one loads. */
export function useCall<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  options: { enabled?: boolean } = {},
) {
  return useQuery({ ...callQueryOptions(call, input), ...options });
}
