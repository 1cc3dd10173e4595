import { forbidden } from '#platform/contract/problems.ts';
import type { Principal } from './principal.ts';

/** For a user's own things over all clients: those of today, so that who has left a client no longer sees what is there. */
export function clientsAskedFor(principal: Principal, clientId: string | undefined): string[] {
  if (clientId === undefined) return [...principal.memberships.keys()];
  if (!principal.memberships.has(clientId)) throw forbidden();
  return [clientId];
}
