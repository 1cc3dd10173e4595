import { useQueryClient } from '@tanstack/react-query';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { callQueryKey } from '#platform/web/api/call-query-options.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { leadQuery } from './lead-query.ts';

/** Shows the response of a change immediately and invalidates other queries about the lead. */
export function useLeadCache(leadId: string) {
  const queries = useQueryClient();
  const { id: clientId } = useCurrentClient();
  const asked = leadQuery(clientId, leadId);
  const readRest = () => {
    void queries.invalidateQueries({ queryKey: callQueryKey(leadHistoryCall) });
    // All queries of the list and its counts.
    void queries.invalidateQueries({
      predicate: ({ meta, queryKey }) =>
        meta?.module === 'leads' && queryKey[1] !== asked.queryKey[1],
      refetchType: 'none',
    });
  };
  return {
    /** Null where nothing had to change. */
    keep(lead: Lead | null): void {
      if (lead) queries.setQueryData(asked.queryKey, lead);
      readRest();
    },
    forget(): void {
      queries.removeQueries({ queryKey: asked.queryKey });
      readRest();
    },
    /** Undefined where it could not be read. */
    reload: (): Promise<Lead | undefined> =>
      queries.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined),
  };
}
