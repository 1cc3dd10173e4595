import { getLeadOfClientCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { queryOf } from '#platform/web/api/query-of.ts';

export function askedLead(clientId: string, leadId: string) {
  return queryOf(getLeadOfClientCall, { params: { clientId, leadId } });
}
