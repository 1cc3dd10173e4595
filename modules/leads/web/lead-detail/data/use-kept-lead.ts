import { useQueryClient } from '@tanstack/react-query';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { queryKeyOf } from '#platform/web/api/query-of.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { askedLead } from './asked-lead.ts';

/** What a change answers with is shown at once; what else tells of the lead is read again. */
export function useKeptLead(leadId: string) {
  const queries = useQueryClient();
  const { id: clientId } = useCurrentClient();
  const asked = askedLead(clientId, leadId);
  const readRest = () => {
    void queries.invalidateQueries({ queryKey: queryKeyOf(leadHistoryCall) });
    // The list and its counts, whatever they were asked.
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
