import { forbidden } from '#platform/contract/problems.ts';
import type { Principal } from './principal.ts';

/**
 * Clients for a user's own data across clients. Uses current memberships, so that a user who left a client no longer
 * sees its data.
 */
export function requestedClientIds(principal: Principal, clientId: string | undefined): string[] {
  if (clientId === undefined) return [...principal.memberships.keys()];
  if (!principal.memberships.has(clientId)) throw forbidden();
  return [clientId];
}
