import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getSessionCall, type Session } from '#modules/accounts/contract/get-session.ts';
import { queryKeyOf } from '#platform/web/api/query-of.ts';
import { callServer } from '#platform/web/api/server.ts';

const FRESH_MS = 5 * 60_000;

/** Who is signed in and what is open to them at a client; without one, at the client the server chooses. */
export function sessionQuery(clientId?: string) {
  const input = { query: clientId === undefined ? {} : { clientId } };
  return queryOptions({
    queryKey: queryKeyOf(getSessionCall, input),
    queryFn: ({ signal }) => callServer(getSessionCall, input, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Whether what was read of the session here was read while acting as somebody [SUP-04]. */
export function isActing(queries: QueryClient): boolean {
  return queries
    .getQueriesData<Session>({ queryKey: queryKeyOf(getSessionCall) })
    .some(([, session]) => session?.actedBy != null);
}
