import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getSessionCall, type Session } from '#modules/accounts/contract/session.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, useCall } from '#platform/web/api/use-call.ts';

const FRESH_MS = 5 * 60_000;

/** The session at a client; without `clientId`, at the client that the server chooses. */
export function sessionQuery(clientId?: string) {
  const input = { query: clientId === undefined ? {} : { clientId } };
  return queryOptions({
    queryKey: callQueryKey(getSessionCall, input),
    queryFn: ({ signal }) => callServer(getSessionCall, input, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Whether any cached session was read while acting as a user [SUP-04]. */
export function isActing(queries: QueryClient): boolean {
  return queries
    .getQueriesData<Session>({ queryKey: callQueryKey(getSessionCall) })
    .some(([, session]) => session?.actedBy != null);
}

/** The session that the shell has already loaded; without a client for super admins. */
export function useSession(clientId?: string) {
  return useCall(getSessionCall, { query: clientId === undefined ? {} : { clientId } }).data;
}
