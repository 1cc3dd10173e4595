import { getClientLeadCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';

export function leadQuery(clientId: string, leadId: string) {
  return callQueryOptions(getClientLeadCall, { params: { clientId, leadId } });
}
