import type { Access, CallDefinition } from '#platform/contract/call.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';

type ClientAccess = Extract<Access, { kind: 'client' }>;

/** Judges one call for one user. 403, not 404, for a client that is not theirs: ids must not be probeable. */
export function membershipFor(
  access: ClientAccess,
  principal: Principal,
  input: Record<'params' | 'query' | 'body', unknown>,
): Membership {
  const [part, key] = access.client.split('.') as ['params' | 'query' | 'body', string];
  const given = (input[part] as Record<string, unknown> | undefined)?.[key];
  const membership = typeof given === 'string' ? findMembership(principal, given, key) : undefined;
  if (!membership || !holds(access.may, membership)) throw forbidden();
  return membership;
}

function findMembership(principal: Principal, given: string, key: string): Membership | undefined {
  if (key === 'clientId' || key === 'uuid') return principal.memberships.get(given.toLowerCase());
  for (const membership of principal.memberships.values()) {
    if (membership.brandId === given) return membership;
  }
  return undefined;
}

export function mayCall(call: CallDefinition, principal: Principal): boolean {
  if (call.access.kind === 'session') return !(call.access.inPerson && principal.actedBy);
  // Who acts as somebody does so in their name, and never as a super admin.
  return call.access.kind !== 'super-admin' || (principal.isSuperAdmin && !principal.actedBy);
}
