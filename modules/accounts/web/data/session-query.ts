import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getSessionCall, type Session } from '#modules/accounts/contract/get-session.ts';
import { callQueryKey } from '#platform/web/api/call-query-options.ts';
import { callServer } from '#platform/web/api/server.ts';

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
