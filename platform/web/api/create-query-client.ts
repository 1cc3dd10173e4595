import type { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error.ts';
import { isStrangeRefusal } from './server-caller.ts';
import { SureQueryClient } from './sure-query-client.ts';

const FRESH_MS = 30_000;
const TRIES = 2;

export function createQueryClient(): QueryClient {
  return new SureQueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < TRIES && mayPassByItself(error),
        throwOnError: isStrangeRefusal,
      },
      mutations: { throwOnError: isStrangeRefusal },
    },
  });
}

/** A refusal stays a refusal; a line that was cut or a server that restarts may be back in a second. */
function mayPassByItself(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status >= 502);
}
