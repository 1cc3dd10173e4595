import { getSessionCall } from '#modules/accounts/contract/get-session.ts';
import { useCall } from '#platform/web/api/use-call.ts';

/** The session as the shell has read it already; without a client, as super admins read it. */
export function useSession(clientId?: string) {
  return useCall(getSessionCall, { query: clientId === undefined ? {} : { clientId } }).data;
}
