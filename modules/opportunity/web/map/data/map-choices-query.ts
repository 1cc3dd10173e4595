import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getAreasCall,
  getClustersCall,
  getMapChoicesCall,
} from '#modules/opportunity/contract/map-calls.ts';
import { callQueryKey, callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { callServer } from '#platform/web/api/server.ts';

const PREPARATION_POLL_MS = 4_000;

/**
 * The choices of the map's filters, read again while locations or earlier demand are being added. Figures and markers
 * that were read before then are read again with each answer, the last time when all is there [OPP-01].
 */
export function mapChoicesQuery(queries: QueryClient, clientId: string) {
  const input = { params: { clientId } };
  const choices = callQueryOptions(getMapChoicesCall, input);
  return queryOptions({
    ...choices,
    queryFn: async ({ signal }) => {
      const before = queries.getQueryData(choices.queryKey);
      const answer = await callServer(getMapChoicesCall, input, { signal });
      if (typeof before?.backfill === 'number')
        for (const call of [getAreasCall, getClustersCall])
          void queries.invalidateQueries(
            { queryKey: callQueryKey(call) },
            { cancelRefetch: false },
          );
      return answer;
    },
    refetchInterval: ({ state }) =>
      typeof state.data?.backfill === 'number' ? PREPARATION_POLL_MS : false,
  });
}
